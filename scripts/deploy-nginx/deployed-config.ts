import * as v from 'valibot'
import { type DeployedConfig, deployedConfigSchema } from '#domain/contract/settings/deployed-config'
import { UserError } from '../lib/user-error'

/**
 * Parses the text of a merchant's config.json. Throws a `UserError` that begins with `place`.
 * @param place where the text is from, such as the name of a file
 */
export function parseDeployedConfig(text: string, place: string): DeployedConfig {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new UserError(`${place} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const result = v.safeParse(deployedConfigSchema, json)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new UserError(`${place} is not what the app takes: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
}
