import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseOptions } from '#gateway/options'
import { type AuthEmulator, ensureAuthEmulator, startAuthEmulator } from './lib/auth-emulator'
import { ensureBuild, ROOT } from './lib/ensure-build'
import { run } from './lib/run'

/**
 * `npm start [-- --identity --port N --games N …]`: builds the app if its sources have changed, then serves it with
 * the reference gateway on one origin, with prerendered documents as soon as they are written. `--identity` also
 * starts the identity provider's emulator, for social logins and the phone login. The other arguments are those of
 * demo/main.ts.
 */
const startedAt = performance.now()
if (await ensureBuild()) {
  console.log(`Built the app in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}
const passedOn = process.argv.slice(2).filter((argument) => argument !== '--identity')
const emulator = passedOn.length < process.argv.length - 2 ? await startIdentity() : null
const identity = emulator === null ? [] : ['--auth-emulator', emulator.origin]
const lobby = await mkdtemp(path.join(tmpdir(), 'lobby-'))
const gateway = spawn(
  process.execPath,
  ['--import', 'tsx', 'demo/main.ts', '--demo', '--lobby', lobby, ...identity, ...passedOn],
  { cwd: ROOT, stdio: 'inherit' },
)
let isOver = false
// The terminal's Ctrl+C reaches both; a signal to this process alone is forwarded.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => gateway.kill('SIGTERM'))
gateway.on('close', (code) => {
  process.exitCode = code ?? 0
  isOver = true
  void emulator?.stop()
  void rm(lobby, { recursive: true, force: true })
})
await prerender()

async function startIdentity(): Promise<AuthEmulator> {
  await ensureAuthEmulator()
  return startAuthEmulator()
}

/** Prerenders the lobby once: the demo's content does not change. A gateway on any free port has none. */
async function prerender(): Promise<void> {
  const port = portOf(passedOn)
  if (port === 0) return
  const origin = `http://127.0.0.1:${String(port)}`
  while (!(await fetch(`${origin}/m/home`).catch(() => null))) {
    if (isClosed()) return
    await pause(500)
  }
  const args = ['scripts/lobby-prerender.ts', origin, '--out', lobby]
  const { code, output } = await run({ name: 'lobby', command: 'tsx', args })
  if (code !== 0 && !isClosed()) console.log(`  The lobby is not prerendered:\n${output}`)
}

function isClosed(): boolean {
  return isOver
}

/** Invalid arguments are reported by demo/main.ts. */
function portOf(args: readonly string[]): number {
  try {
    return parseOptions(args).options.port
  } catch {
    return 0
  }
}
