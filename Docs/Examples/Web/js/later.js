// Loads ondemand.js, once.
export const loadOnDemand = async () => (await import("./ondemand.js")).onDemand
