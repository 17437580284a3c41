import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { headerRules, isHttpsOrigin } from '#deploy/headers'
import { linkedStyles } from '#deploy/linked-styles'
import { renderNginxConfig } from '#deploy/nginx'
import { type DeployedConfig, deployedConfigSchema } from '#domain/contract/settings/deployed-config'
import { UserError } from '../lib/user-error'
import { type NginxOptions, readOptions } from './options'

/**
 * Writes the part of a server block that serves a build.
 * @param say prints a line for the user
 * @returns the exit code: 1 if there is a user error, which has been printed
 */
export async function writeNginxConfig(args: readonly string[], say: (line: string) => void): Promise<0 | 1> {
  try {
    const options = readOptions(args)
    const text = await textOf(options, say)
    if (options.out === null) say(text)
    else {
      await writeFile(options.out, text)
      say(
        `${options.out} is written. Deploy it with the build that it was made from, and have nginx read it.`,
      )
    }
    return 0
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    say(`deploy:nginx: ${error.message}`)
    return 1
  }
}

async function textOf(options: NginxOptions, say: (line: string) => void): Promise<string> {
  const { dist, root, assetsRoot, lobby, hasBrotli, accessLog } = options
  const indexHtml = await documentOf(dist, 'index.html')
  const stylesheets = await Promise.all(linkedStyles(indexHtml).map((file) => documentOf(dist, file)))
  const captchaHtml = await documentOf(dist, 'captcha.html')
  const backHtml = await documentOf(dist, 'back.html')
  const config = options.config === null ? null : await readConfig(options.config)
  for (const host of hostsOf(config))
    if (!isHttpsOrigin(host)) say(`# Left out of the policy, as it is no https origin: ${host}`)
  const { rules } = headerRules({ indexHtml, stylesheets, captchaHtml, backHtml, config })
  try {
    return renderNginxConfig({ rules, root, assetsRoot, lobby, hasBrotli, accessLog })
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

async function readConfig(file: string): Promise<DeployedConfig> {
  let json: unknown
  try {
    json = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
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
