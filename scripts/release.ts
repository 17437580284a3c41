import { release } from './release/release'

/**
 * `npm run release -- 43` or `-- --config-only`: releases a build, or a change of the merchant's files, on the sites of
 * this machine (docs/deploying.md). `--help` lists the options.
 */
process.exitCode = await release(process.argv.slice(2), (line) => console.log(line))
