import { parseOptions } from './options'
import { startGateway } from './server'

const { options, json } = parseOptions(process.argv.slice(2))
const gateway = await startGateway(options)
const control = options.control ? `${gateway.origin}/__control` : null

if (json) {
  console.log(JSON.stringify({ origin: gateway.origin, cdnOrigin: gateway.cdnOrigin, control }))
} else {
  console.log(`
  Lucky Harbour is open.

  Lobby     ${gateway.origin}/m/home
  Pictures  ${gateway.cdnOrigin}
  Games     ${options.games.toLocaleString('en')}${control === null ? '' : `\n  Control   ${control}`}

  Ctrl+C closes it.
`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void gateway.close().then(() => process.exit(0)))
}
