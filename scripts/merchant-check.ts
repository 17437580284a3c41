import { checkMerchant } from './merchant-check/check-merchant'

/**
 * `npm run merchant:check -- URL [--config FILE|URL] [--merchant CODE] [--language EN] [--insecure]
 * [--json]`: checks a merchant's gateway against the contract as a guest's app uses it (docs/merchant-check.md).
 */
process.exitCode = await checkMerchant(process.argv.slice(2), (line) => console.log(line))
