import { writeFile } from 'node:fs/promises'
import { runCommand } from '../lib/run-command'
import { nginxConfigOf } from './nginx-config'
import { readOptions, USAGE } from './options'

/**
 * Writes the part of a server block that serves a build.
 * @param say prints a line for the user
 * @returns the exit code: 1 if there is a user error, which has been printed
 */
export const writeNginxConfig = (args: readonly string[], say: (line: string) => void): Promise<0 | 1> =>
  runCommand({ name: 'deploy:nginx', usage: USAGE, args, say }, async () => {
    const { out, ...options } = readOptions(args)
    const { text } = await nginxConfigOf(options, (line) => {
      say(`# ${line}`)
    })
    if (out === null) {
      say(text)
      return
    }
    await writeFile(out, text)
    say(`${out} is written. Deploy it with the build that it was made from, and have nginx read it.`)
  })
