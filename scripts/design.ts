import path from 'node:path'
import { parseArgs } from 'node:util'
import { build, createServer } from 'vite'
import { designConfig } from './design/design-config'

/**
 * `npm run design [-- --port N]` serves the design system's page and watches the sources; `-- --out DIR` builds it
 * instead. It is only for development and never part of the app's build.
 */
const { values } = parseArgs({ options: { out: { type: 'string' }, port: { type: 'string' } } })

if (values.out === undefined) {
  const server = await createServer({
    ...designConfig('dist-design'),
    server: { port: Number(values.port ?? 5180) },
  })
  await server.listen()
  server.printUrls()
} else {
  await build({ ...designConfig(path.resolve(values.out)), logLevel: 'warn' })
}
