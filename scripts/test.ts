import { rm } from 'node:fs/promises'
import { ensureAuthEmulator } from './lib/auth-emulator'
import { ensureBrowsers } from './lib/browsers'
import { run } from './lib/run'
import { RESULTS, Stages } from './test/stages'

/**
 * `npm test`: runs all checks that a change needs, the cheapest first, in less than 12 minutes on two cores. What the
 * browser tests need is installed and built during the checks, which leave a quarter of the processor idle. A failing
 * stage does not stop those that do not depend on it. The last line is `N passed, N failed`.
 */
await rm(RESULTS, { recursive: true, force: true })
const stages = new Stages()

/** In a process of its own: the bundler sets NODE_ENV, which the tests would inherit. */
async function buildAll(): Promise<string> {
  const { code, output } = await run({ name: 'builds', command: 'tsx', args: ['scripts/test/build-all.ts'] })
  if (code !== 0) throw new Error(output)
  return output.trim()
}

/** Keeps the result of running work, or its failure, until the work is waited for. */
function inBackground(work: Promise<string>): () => Promise<string> {
  const startedAt = performance.now()
  const done = work.then(
    (line) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
      return () => `${line} That took ${seconds} s during the stages above.`
    },
    (error: unknown) => (): string => {
      throw error
    },
  )
  return async () => (await done)()
}

const hasBrowsers = await stages.succeed('browsers', async () => {
  const missing = await ensureBrowsers(false)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  return 'Chromium and WebKit are here.'
})
const installing = inBackground(
  ensureAuthEmulator().then((isNew) => (isNew ? 'Installed.' : 'The identity provider’s emulator is here.')),
)
const building = inBackground(buildAll())
await stages.check('types and lint', 'scripts/lint.ts')
await stages.vitest('unit tests', ['--project', '!app'])
await stages.vitest('app tests', ['--project', 'app'])
await stages.succeed('builds', building)
const isBuilt = await stages.build('build') // if only another build failed, only its tests fail
if (isBuilt) await stages.check('sizes', 'scripts/size.ts')
const hasEmulator = await stages.succeed('emulator', installing)
if (isBuilt && hasBrowsers && hasEmulator)
  await stages.playwright('browser tests', ['--grep-invert', '@long'])
await stages.end('test')
