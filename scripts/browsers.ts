import { ensureBrowsers } from './lib/browsers'

/** `npm run browsers`: checks for the browsers that tests drive, and installs Debian's packages when it may. */
const missing = await ensureBrowsers()
for (const line of missing) console.error(line)
process.exitCode = missing.length === 0 ? 0 : 1
