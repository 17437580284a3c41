import { checkMerchant } from './merchant-check/check-merchant'

/**
 * `npm run merchant:check -- URL [--config FILE|URL] [--merchant CODE] [--language EN] [--json]`: what a guest's app would miss
 * of a merchant's gateway (docs/merchant-check.md).
 */
process.exitCode = await checkMerchant(process.argv.slice(2), (line) => console.log(line))
