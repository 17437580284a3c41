import { readFile } from 'node:fs/promises'
import type { HeaderRule } from '#deploy/headers'
import type { DeployedConfig } from '#domain/contract/settings/deployed-config'
import { UserError } from '../lib/user-error'
import { parseDeployedConfig } from './deployed-config'
import type { NginxOptions } from './options'
import { type BuildConfigOptions, renderForBuild } from './render-for-build'

/**
 * Returns the part of a server block that serves a build, and its header rules.
 * @param warn receives what is left out, in one line each
 * @throws a `UserError`
 */
export async function nginxConfigOf(
  {
    dist,
    root,
    assetsRoot,
    lobby,
    hasBrotli,
    accessLog,
    config: file,
    template,
  }: NginxOptions & Pick<BuildConfigOptions, 'template'>,
  warn: (line: string) => void,
): Promise<{ readonly text: string; readonly rules: readonly HeaderRule[] }> {
  const config = file === null ? null : await readConfig(file, warn)
  return renderForBuild({ dist, config, root, assetsRoot, lobby, hasBrotli, accessLog, template }, warn)
}

/** Null for a file that does not exist: a merchant may have none. */
async function readConfig(file: string, warn: (line: string) => void): Promise<DeployedConfig | null> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      warn(`There is no ${file}, so the policy has no hosts of the merchant.`)
      return null
    }
    throw new UserError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  return parseDeployedConfig(text, file)
}
