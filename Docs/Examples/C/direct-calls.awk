# Gives functions of LLVM's assembly that are only called by name C's calling convention in place of Swift's, which on
# WebAssembly passes two arguments more so that closures with and without a context can be called alike:
#
#     awk -f direct-calls.awk pass=1 FILE… pass=2 FILE…
#
# Reads all files twice, since a function may be called by name in one module and otherwise in another, and writes each to
# FILE.direct.

# The function that a line defines, declares or calls by name; `rest` is what follows it.
function named(line) {
  if (!match(line, /(call|define|declare) [^@]*@("[^"]*"|[^ "(]+)\(/)) {
    rest = line
    return ""
  }
  rest = substr(line, RSTART + RLENGTH)
  line = substr(line, RSTART, RLENGTH - 1)
  sub(/^[^@]*@/, "", line)
  return line
}

{ name = named($0) }

pass == 1 {
  while (match(rest, /@("[^"]*"|[A-Za-z0-9$._]+)/)) {
    otherwise[substr(rest, RSTART + 1, RLENGTH - 1)]
    rest = substr(rest, RSTART + RLENGTH)
  }
}

pass == 2 {
  if (name != "" && !(name in otherwise)) sub(/swiftcc /, "")
  print > (FILENAME ".direct")
}
