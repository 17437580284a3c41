import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { CONFIG_PATH } from '#domain/contract/endpoints'
import { type Config, configSchema } from '#domain/contract/settings/config'
import { UserError } from '../lib/user-error'
import { downloadIfFound } from './download'

/**
 * Reads the merchant's config.json: the one in the deployed folder, which goes live with the images, else the host's.
 * Returns an empty one if there is neither. Throws a `UserError` for a file with an invalid field.
 */
export async function readConfig(out: string, origin: string): Promise<Config> {
  const file = path.join(out, path.basename(CONFIG_PATH))
  const deployed = await readFile(file, 'utf8').catch(() => null)
  if (deployed !== null) return parse(deployed, file)
  const url = `${origin}${CONFIG_PATH}`
  const served = await downloadIfFound(url)
  return served === null ? v.parse(configSchema, {}) : parse(served.bytes.toString('utf8'), url)
}

function parse(text: string, place: string): Config {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new UserError(`${place} is not JSON.`)
  }
  const result = v.safeParse(configSchema, json)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new UserError(`${place} is not what the app takes: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
}
