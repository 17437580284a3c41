import path from 'node:path'
import { DistFolders } from '#gateway/static/dist-folders'
import { ensureBuild, ROOT } from '../lib/ensure-build'
import { UserError } from '../lib/user-error'
import { connectGateway, sourceOf } from './connect-gateway'
import { openingJson, openingText } from './opening-text'
import { localApp, startLocalSite } from './local-site'
import { readLocalSiteArguments } from './options'

/**
 * `npm start -- --gateway URL`: builds the app if its sources have changed, and serves it with an operator's gateway
 * on one origin, until a signal ends it.
 */
export async function startWithGateway(args: readonly string[]): Promise<void> {
  try {
    const options = readLocalSiteArguments(args)
    const print = (line: string) => console.error(`  ! ${line}`)
    const remote = await connectGateway(options, print)
    await ensureBuild()
    const site = await startLocalSite({
      port: options.port,
      host: options.host,
      app: localApp(sourceOf(new DistFolders(path.join(ROOT, 'dist')), remote)),
      proxy: remote.proxy,
    })
    console.log((options.isJson ? openingJson : openingText)(site.origin, remote))
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void site.close().then(() => process.exit(0)))
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
