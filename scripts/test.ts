import { rm } from 'node:fs/promises'
import { ensureAuthEmulator } from './lib/auth-emulator'
import { ensureBrowsers } from './lib/browsers'
import { RESULTS, Stages } from './test/stages'

/**
 * `npm test`: runs all checks that a change needs, the cheapest first, in about 13 minutes on two cores (the goal is
 * 12). A failing stage does not stop those that do not depend on it. The last line is `N passed, N failed`.
 */
await rm(RESULTS, { recursive: true, force: true })
const stages = new Stages()

const hasBrowsers = await stages.succeed('browsers', async () => {
  const missing = await ensureBrowsers()
  if (missing.length > 0) throw new Error(missing.join('\n'))
  return 'Chromium, WebKit and Firefox are here.'
})
// It waits for the network more than it computes: the checks go on meanwhile.
const installing = ensureAuthEmulator().then(
  (isNew) => () => (isNew ? 'Installed.' : 'The identity provider’s emulator is here.'),
  (error: unknown) => (): string => {
    throw error
  },
)
await stages.check('types and lint', 'scripts/lint.ts')
await stages.vitest('unit tests', ['--project', '!app'])
await stages.vitest('app tests', ['--project', 'app'])
const isBuilt = await stages.build('build')
if (isBuilt) await stages.check('sizes', 'scripts/size.ts')
const hasEmulator = await stages.succeed('emulator', async () => (await installing)())
if (isBuilt && hasBrowsers && hasEmulator)
  await stages.playwright('browser tests', ['--grep-invert', '@long'])
await stages.end('test')
