import { generateMerchantAssets } from './merchant-assets/generate-merchant-assets'

/**
 * `npm run merchant:assets -- URL [--out dist] [--language EN]`: creates a merchant's assets for the iPhone home
 * screen, which no build can know. They are made from the settings at URL and written to the deployed folder (INS-04,
 * INS-07; docs/installing.md).
 */
process.exitCode = await generateMerchantAssets(process.argv.slice(2), (line) => console.log(line))
