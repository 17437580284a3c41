import { prune } from './release/prune'

/** `npm run assets:prune [-- --dry-run]`: removes builds that no player needs (docs/deploying.md). */
process.exitCode = await prune(process.argv.slice(2), (line) => console.log(line))
