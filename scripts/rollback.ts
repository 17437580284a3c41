import { rollback } from './release/rollback'

/** `npm run rollback [-- 42]`: switches the sites of this machine to an earlier build (docs/deploying.md). */
process.exitCode = await rollback(process.argv.slice(2), (line) => console.log(line))
