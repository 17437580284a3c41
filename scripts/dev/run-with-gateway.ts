import { connectGateway } from '../local-site/connect-gateway'
import { openingJson, openingText } from '../local-site/opening-text'
import { readLocalSiteArguments } from '../local-site/options'
import { ROOT } from '../lib/ensure-build'
import { UserError } from '../lib/user-error'
import { startDevWithGateway } from './start-with-gateway'

/** `npm run dev -- --gateway URL`: the app with hot reload, and an operator's gateway on the same origin. */
const FLAG = '--service-worker'
const given = process.argv.slice(2)

try {
  const options = readLocalSiteArguments(
    given.filter((argument) => argument !== FLAG),
    'npm run dev',
  )
  const remote = await connectGateway(options, (line) => console.error(`  ! ${line}`))
  const server = await startDevWithGateway({
    root: ROOT,
    remote,
    address: options,
    hasServiceWorker: given.includes(FLAG),
    ...(options.isJson ? {} : { print: (line: string) => console.log(`  ${line}`) }),
  })
  console.log((options.isJson ? openingJson : openingText)(server.origin, remote))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)))
} catch (error) {
  if (!(error instanceof UserError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
