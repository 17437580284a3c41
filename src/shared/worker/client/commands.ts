import type { CommandName, Commands } from './command-types'
import { sendCommand } from './worker-client'

/** The page's end of the worker port. It never rejects: a dead or unresponsive worker is an error. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name is a function that sends a command
export const commands = new Proxy(
  {},
  {
    get:
      (_target, name: CommandName) =>
      (...args: readonly unknown[]) =>
        sendCommand(name, args),
  },
) as Commands
