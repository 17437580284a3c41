import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { renderContainerNginx } from '#deploy/container-nginx'
import { parseDeployedConfig } from '../deploy-nginx/deployed-config'
import { renderForBuild } from '../deploy-nginx/render-for-build'
import { UserError } from '../lib/user-error'
import { readShell } from '../prerender/lobby-document'
import { addAssets } from './add-assets'
import { checkGateway } from './check-gateway'
import type { ContainerFolders } from './container-folders'
import { linkSite, readMounted } from './link-site'
import { nameServersFor } from './name-resolution'
import { readEnvironment } from './read-environment'
import { workerCount } from './worker-count'

/**
 * Checks the container's settings and writes what nginx needs into its work folder (docs/container.md).
 * @param say prints a line for the operator
 * @returns the exit code: 1 if a setting is wrong, which has been printed
 */
export async function configureContainer(
  env: NodeJS.ProcessEnv,
  folders: ContainerFolders,
  say: (line: string) => void,
): Promise<0 | 1> {
  try {
    await configure(env, folders, (line) => say(`container: ${line}`))
    return 0
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    say(`container: ${error.message}`)
    return 1
  }
}

async function configure(
  env: NodeJS.ProcessEnv,
  folders: ContainerFolders,
  say: (line: string) => void,
): Promise<void> {
  const { program, config, work, etc } = folders
  const { gateway, port, trustedProxies, configJson } = readEnvironment(env)
  const merchant = await merchantConfig(configJson, path.join(config, 'config.json'))
  const resolvConf = await textOf(path.join(etc, 'resolv.conf'))
  const hosts = await textOf(path.join(etc, 'hosts'))
  const nameServers = nameServersFor(gateway.hostname, { resolvConf, hosts })
  const certificates = await certificatesOf(folders)

  await linkSite(folders, merchant?.text ?? null)
  const checking = checkGateway({ gateway, nameServers, resolvConf, certificates: certificates.text })
  const assetsRoot = (await addAssets(folders)) ?? work
  const { buildId } = await readShell(path.join(program, 'm'))
  const lobby = path.join(config, 'lobby', buildId)
  const { text: appConfig } = await renderForBuild(
    {
      dist: path.join(program, 'm'),
      config: merchant?.parsed ?? null,
      ...{ root: work, assetsRoot, lobby, hasBrotli: true, accessLog: '/dev/stdout' },
    },
    say,
  )
  await writeFile(path.join(work, 'app.conf'), appConfig)
  const nginxConfig = renderContainerNginx({
    ...{ port, trustedProxies, work, program, buildId },
    hasIpv6: (await textOf('/proc/net/if_inet6')) !== '',
    workers: workerCount(await textOf('/sys/fs/cgroup/cpu.max'), availableParallelism()),
    gateway: { origin: gateway.origin, nameServers },
    gatewayCertificates: certificates.file,
  })
  await writeFile(path.join(work, 'nginx.conf'), nginxConfig)

  const problem = await checking
  if (problem !== null) say(`The gateway cannot be reached now, so its paths respond with 502. ${problem}`)
  say(
    `Build ${buildId} on port ${String(port)}${assetsRoot === work ? '' : `, with the assets in ${folders.assets}`}.`,
  )
}

async function merchantConfig(configJson: string | null, file: string) {
  const mounted = await readMounted(file)
  if (configJson !== null && mounted !== null)
    throw new UserError(`Both CONFIG_JSON and ${file} are there: give one of them.`)
  if (configJson !== null) return { text: configJson, parsed: parseDeployedConfig(configJson, 'CONFIG_JSON') }
  return mounted === null ? null : { text: mounted, parsed: parseDeployedConfig(mounted, file) }
}

/** The certificates of a private authority if they are mounted, else the system's. */
async function certificatesOf({ config, etc }: ContainerFolders) {
  const own = path.join(config, 'gateway-ca.pem')
  const text = await readMounted(own)
  if (text !== null && !text.includes('-----BEGIN CERTIFICATE-----'))
    throw new UserError(`${own} has no certificate in PEM format.`)
  const system = path.join(etc, 'ssl/certs/ca-certificates.crt')
  return text === null ? { file: system, text: await textOf(system) } : { file: own, text }
}

const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '')
