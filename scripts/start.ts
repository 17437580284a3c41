import { spawn } from 'node:child_process'
import { ensureBuild, ROOT } from './lib/ensure-build'

/**
 * `npm start [-- --port N --games N …]`: builds the app when its sources have changed, then serves it together
 * with the reference gateway on one origin. Arguments are those of gateway/main.ts.
 */
const startedAt = performance.now()
if (await ensureBuild()) {
  console.log(`Built the app in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}
const gateway = spawn(
  process.execPath,
  ['--import', 'tsx', 'gateway/main.ts', '--demo', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
)
// The terminal's Ctrl+C reaches both; a signal to this process alone is passed on.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => gateway.kill('SIGTERM'))
gateway.on('close', (code) => {
  process.exitCode = code ?? 0
})
