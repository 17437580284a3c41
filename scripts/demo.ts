import { spawn } from 'node:child_process'
import { type AuthEmulator, ensureAuthEmulator, startAuthEmulator } from './lib/auth-emulator'
import { ensureBuild, ROOT } from './lib/ensure-build'

/**
 * `npm start [-- --identity --port N --games N …]`: builds the app if its sources have changed, then serves it with
 * the reference gateway on one origin. `--identity` also starts the identity provider's emulator, for social logins
 * and the phone login. The other arguments are those of demo/main.ts.
 */
const startedAt = performance.now()
if (await ensureBuild()) {
  console.log(`Built the app in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}
const passedOn = process.argv.slice(2).filter((argument) => argument !== '--identity')
const emulator = passedOn.length < process.argv.length - 2 ? await startIdentity() : null
const identity = emulator === null ? [] : ['--auth-emulator', emulator.origin]
const gateway = spawn(
  process.execPath,
  ['--import', 'tsx', 'demo/main.ts', '--demo', ...identity, ...passedOn],
  { cwd: ROOT, stdio: 'inherit' },
)
// The terminal's Ctrl+C reaches both; a signal to this process alone is forwarded.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => gateway.kill('SIGTERM'))
gateway.on('close', (code) => {
  process.exitCode = code ?? 0
  void emulator?.stop()
})

async function startIdentity(): Promise<AuthEmulator> {
  await ensureAuthEmulator()
  return startAuthEmulator()
}
