import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { type HeaderRule, headerRules, isHttpsOrigin } from '#deploy/headers'
import { linkedStyles } from '#deploy/linked-styles'
import { renderNginxConfig } from '#deploy/nginx'
import { type DeployedConfig, deployedConfigSchema } from '#domain/contract/settings/deployed-config'
import { UserError } from '../lib/user-error'
import type { NginxOptions } from './options'

/**
 * Returns the part of a server block that serves a build, and its header rules.
 * @param warn receives what is left out, in one line each
 * @throws a `UserError`
 */
export async function nginxConfigOf(
  options: NginxOptions,
  warn: (line: string) => void,
): Promise<{ readonly text: string; readonly rules: readonly HeaderRule[] }> {
  const { dist, root, assetsRoot, lobby, hasBrotli, accessLog } = options
  const indexHtml = await documentOf(dist, 'index.html')
  const stylesheets = await Promise.all(linkedStyles(indexHtml).map((file) => documentOf(dist, file)))
  const captchaHtml = await documentOf(dist, 'captcha.html')
  const backHtml = await documentOf(dist, 'back.html')
  const config = options.config === null ? null : await readConfig(options.config, warn)
  for (const host of hostsOf(config))
    if (!isHttpsOrigin(host)) warn(`Left out of the policy, as it is no https origin: ${host}`)
  const { rules } = headerRules({ indexHtml, stylesheets, captchaHtml, backHtml, config })
  try {
    return { text: renderNginxConfig({ rules, root, assetsRoot, lobby, hasBrotli, accessLog }), rules }
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

async function documentOf(dist: string, name: string): Promise<string> {
  try {
    return await readFile(path.join(dist, name), 'utf8')
  } catch {
    throw new UserError(`There is no ${name} in ${dist}: build the app first, npm run build.`)
  }
}

/** Null for a file that does not exist: a merchant may have none. */
async function readConfig(file: string, warn: (line: string) => void): Promise<DeployedConfig | null> {
  let json: unknown
  try {
    json = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      warn(`There is no ${file}, so the policy has no hosts of the merchant.`)
      return null
    }
    throw new UserError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const result = v.safeParse(deployedConfigSchema, json)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new UserError(`${file} is not what the app takes: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
}

const hostsOf = (config: DeployedConfig | null): readonly string[] => [
  ...(config?.scriptHosts ?? []),
  ...(config?.captchaServers?.v3 ?? []),
  ...(config?.captchaServers?.v4 ?? []),
]
