// What comes in a script of its own when it is asked for: saved throws and links, the recording, bets.
import { makeBet } from "./bet.js"
import { Player } from "./player.js"
import { Recorded } from "./recorded.js"
import { Replay, hashOf, readScenario } from "./scenario.js"
import { linkTo } from "./share.js"
import { openLink } from "./shared.js"
import { whatIf } from "./whatif.js"

export const onDemand = { Player, Recorded, Replay, hashOf, linkTo, makeBet, openLink, readScenario, whatIf }
