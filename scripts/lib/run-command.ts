import { UserError } from './user-error'

export interface Command {
  /** As in `npm run NAME`: begins each error. */
  readonly name: string
  /** Printed for `--help`: how to call the command, and what it does. */
  readonly usage: string
  readonly args: readonly string[]
  /** Prints a line for the user. */
  readonly say: (line: string) => void
}

/**
 * Runs a command, or prints its usage if that was requested.
 * @param action may return the exit code
 * @returns the exit code: 1 if there is a user error, which has been printed
 */
export async function runCommand(
  { name, usage, args, say }: Command,
  action: () => Promise<unknown>,
): Promise<0 | 1> {
  if (args.includes('--help')) {
    say(usage)
    return 0
  }
  try {
    return (await action()) === 1 ? 1 : 0
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    say(`${name}: ${error.message}`)
    return 1
  }
}
