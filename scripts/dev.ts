import { hasGateway } from './local-site/options'

/**
 * `npm run dev [-- --identity --service-worker --port N --games N …]`: the demo with hot reload
 * (scripts/dev/run-with-demo.ts); the other arguments are those of demo/main.ts. With `--gateway URL` it runs with an
 * operator's gateway and the arguments of `npm start` (scripts/dev/run-with-gateway.ts).
 */
if (hasGateway(process.argv)) await import('./dev/run-with-gateway')
else await import('./dev/run-with-demo')
