import { killSwitch } from './release/kill-switch'

/** `npm run kill-switch -- on|off`: removes a harmful service worker from players' devices (docs/updates.md). */
process.exitCode = await killSwitch(process.argv.slice(2), (line) => console.log(line))
