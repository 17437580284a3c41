import { deploySite } from './deploy-site/deploy-site'

/**
 * `npm run deploy:site -- harbour --hosts m.example.com --gateway https://gateway.internal`: writes a merchant's server
 * blocks for nginx, and has nginx read them (docs/deploying.md). `--help` lists the options.
 */
process.exitCode = await deploySite(process.argv.slice(2), (line) => console.log(line))
