import { ensureBrowsers } from './lib/browsers'

/** `npm run browsers`: checks for the test browsers, and installs Debian's packages if permitted. */
const missing = await ensureBrowsers(true)
for (const line of missing) console.error(line)
process.exitCode = missing.length === 0 ? 0 : 1
