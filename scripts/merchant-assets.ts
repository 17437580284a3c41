import { generateMerchantAssets } from './merchant-assets/generate-merchant-assets'

/**
 * `npm run merchant:assets -- URL [--out dist] [--language EN]`: what the home screen of an iPhone shows of a merchant and
 * no build can know, made from their settings at URL and put into the deployed folder (INS-04, INS-07; docs/installing.md).
 */
process.exitCode = await generateMerchantAssets(process.argv.slice(2), (line) => console.log(line))
