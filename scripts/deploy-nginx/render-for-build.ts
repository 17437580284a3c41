import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fillHeaderTemplate, headerTemplate } from '#deploy/header-template'
import { type HeaderRule, isHttpsOrigin } from '#deploy/headers'
import { linkedStyles } from '#deploy/linked-styles'
import { type NginxConfigOptions, renderNginxConfig } from '#deploy/nginx'
import type { DeployedConfig } from '#domain/contract/settings/deployed-config'
import { UserError } from '../lib/user-error'

export interface BuildConfigOptions extends Omit<NginxConfigOptions, 'rules'> {
  /** The build, on this machine. */
  readonly dist: string
  /** The merchant's config.json; null for none. */
  readonly config: DeployedConfig | null
  /** The header rules that were stored with the build; absent to use those of these sources. */
  readonly template?: readonly HeaderRule[] | undefined
}

/**
 * Renders the part of a server block that serves a build, with the policy of its documents and of config.json, and
 * returns its header rules as well.
 * @param say prints a line for the user: a host that is left out of the policy
 * @throws a `UserError` if a file of the build is missing, or a folder has a name that nginx would misread
 */
export async function renderForBuild(
  { dist, config, template, ...options }: BuildConfigOptions,
  say: (line: string) => void,
): Promise<{ readonly text: string; readonly rules: readonly HeaderRule[] }> {
  for (const host of hostsOf(config))
    if (!isHttpsOrigin(host)) say(`Left out of the policy, as it is no https origin: ${host}`)
  const rules = fillHeaderTemplate(template ?? (await templateForBuild(dist)), config)
  try {
    return { text: renderNginxConfig({ ...options, rules }), rules }
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Returns the header rules of a build by these sources, with places for the hosts of a config.json.
 * @throws a `UserError` if a file of the build is missing
 */
export async function templateForBuild(dist: string): Promise<readonly HeaderRule[]> {
  const indexHtml = await documentOf(dist, 'index.html')
  const stylesheets = await Promise.all(linkedStyles(indexHtml).map((file) => documentOf(dist, file)))
  const captchaHtml = await documentOf(dist, 'captcha.html')
  const backHtml = await documentOf(dist, 'back.html')
  return headerTemplate({ indexHtml, stylesheets, captchaHtml, backHtml })
}

async function documentOf(dist: string, name: string): Promise<string> {
  try {
    return await readFile(path.join(dist, name), 'utf8')
  } catch {
    throw new UserError(`There is no ${name} in ${dist}: build the app first, npm run build.`)
  }
}

const hostsOf = (config: DeployedConfig | null): readonly string[] => [
  ...(config?.scriptHosts ?? []),
  ...(config?.captchaServers?.v3 ?? []),
  ...(config?.captchaServers?.v4 ?? []),
]
