import { ensureAuthEmulator } from './lib/auth-emulator'
import { ensureBrowsers } from './lib/browsers'
import { ensureContainerTools } from './lib/container-tools'
import { longUnitTests } from './test/long-unit-tests'
import { Stages } from './test/stages'

/**
 * `npm run test:long`: what is worth minutes but not at every change. Browser tests with the tag @long (the soak test,
 * the fault matrix, killed browsers, crashed and frozen tabs, the container, and others). The unit tests of properties
 * again, with five times as many values, and the files `*.long.test.ts`. The last line is `N passed, N failed`.
 */
const stages = new Stages()
const isReady = await stages.succeed('browsers', async () => {
  const missing = [...(await ensureBrowsers(true)), ...(await ensureContainerTools())]
  if (missing.length > 0) throw new Error(missing.join('\n'))
  await ensureAuthEmulator()
  return 'Browsers, emulator and container tools are here.'
})
const unitTests = await longUnitTests()
await stages.vitest('property tests', [...unitTests, '--project', '!app', '--testTimeout=120000'], {
  FUZZ: '5',
})
if (isReady && (await stages.build('build')))
  await stages.playwright('long browser tests', ['--grep', '@long'])
await stages.end('test-long')
