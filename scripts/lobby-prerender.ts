import { prerenderLobby } from './prerender/prerender-lobby'

/**
 * `npm run lobby:prerender -- https://m.example.com --out DIR [--watch 60] [--languages EN,CN] [--dist dist]`: writes
 * documents with the merchant's home screen inside, one per language, for the first visits of guests
 * (docs/deploying.md).
 */
process.exitCode = await prerenderLobby(process.argv.slice(2), (line) => console.log(line))
