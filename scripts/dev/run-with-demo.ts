import { DEMO_PROJECT } from '#demo/accounts/emulated-provider'
import { printPhoneCodes } from '#demo/accounts/print-phone-codes'
import { openingJson, openingText } from '#demo/opening-text'
import { parseOptions, USAGE } from '#gateway/options'
import { startDevServer } from './start-dev-server'
import { ensureAuthEmulator, startAuthEmulator } from '../lib/auth-emulator'
import { ROOT } from '../lib/ensure-build'

/**
 * `npm run dev` without an operator's gateway: the demo of `npm start` with Vite's server instead of a build, on one
 * origin (docs/decisions/development-server.md).
 */
const own = ['--identity', '--service-worker']
const given = process.argv.slice(2)
const { options, json } = readOptions()
const print = (line: string) => console.log(`  ${line}`)
const emulator = given.includes('--identity') ? await startIdentity() : null
const settled = { ...options, isDemo: true, authEmulator: emulator?.origin ?? options.authEmulator }
const server = await startDevServer({
  root: ROOT,
  gateway: settled,
  hasServiceWorker: given.includes('--service-worker'),
  ...(json ? {} : { print }),
})

if (json) {
  console.log(openingJson(server.gateway, settled))
} else {
  console.log(openingText(server.gateway, settled))
  if (settled.authEmulator !== null) printPhoneCodes(settled.authEmulator, DEMO_PROJECT, print)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([server.close(), emulator?.stop()]).then(() => process.exit(0))
  })
}

async function startIdentity() {
  await ensureAuthEmulator()
  return startAuthEmulator()
}

function readOptions(): ReturnType<typeof parseOptions> {
  try {
    return parseOptions(given.filter((argument) => !own.includes(argument)))
  } catch (error) {
    const usage = USAGE.replace('npm start --', 'npm run dev -- [--service-worker]').replace(
      ' [--dist dist]',
      '',
    )
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(1)
  }
}
