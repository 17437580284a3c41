import { readFile, writeFile } from 'node:fs/promises'
import type { DeployedConfig } from '#domain/contract/settings/deployed-config'
import { UserError } from '../lib/user-error'
import { parseDeployedConfig } from './deployed-config'
import { readOptions } from './options'
import { renderForBuild } from './render-for-build'

/**
 * Writes the part of a server block that serves a build.
 * @param say prints a line for the user
 * @returns the exit code: 1 if there is a user error, which has been printed
 */
export async function writeNginxConfig(args: readonly string[], say: (line: string) => void): Promise<0 | 1> {
  try {
    const { out, config, ...options } = readOptions(args)
    const deployed = config === null ? null : await readConfig(config)
    const text = await renderForBuild({ ...options, config: deployed }, say)
    if (out === null) say(text)
    else {
      await writeFile(out, text)
      say(`${out} is written. Deploy it with the build that it was made from, and have nginx read it.`)
    }
    return 0
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    say(`deploy:nginx: ${error.message}`)
    return 1
  }
}

async function readConfig(file: string): Promise<DeployedConfig> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  return parseDeployedConfig(text, file)
}
