import { hasGateway } from './local-site/options'

/**
 * `npm start`: the app with the reference gateway (scripts/demo.ts), or with `--gateway URL` with an operator's
 * (scripts/local-site/).
 */
const args = process.argv.slice(2)
if (hasGateway(args)) {
  const { startWithGateway } = await import('./local-site/start-with-gateway')
  await startWithGateway(args)
} else {
  await import('./demo')
}
