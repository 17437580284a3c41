import type { RegistrationResult } from '#domain/accounts/account-requests'
import type { CommandResult } from '../../../shared/worker/client/command-types'
import { commands } from '../../../shared/worker/client/commands'
import { startSession } from '../../../shared/session/session-state'
import { enterSession } from './enter-session'
import { stoppable } from './stoppable'

const enterRegistered = ({ login }: RegistrationResult): void => {
  if (login) enterSession(login)
}

const stoppableCommand =
  <Args extends readonly unknown[], T>(
    command: (...args: Args) => CommandResult<T>,
    onDelayedResult: (value: T) => void,
  ) =>
  (...args: Args): CommandResult<T> =>
    stoppable(command(...args), onDelayedResult)

/**
 * Commands of the account forms that the player may stop waiting for. A session that the worker had already
 * started by then starts in the page too.
 */
export const stoppableCommands = {
  logIn: stoppableCommand(commands.logIn, enterSession),
  verifyLogin: stoppableCommand(commands.verifyLogin, enterSession),
  logInBySms: stoppableCommand(commands.logInBySms, enterSession),
  logInSocially: stoppableCommand(commands.logInSocially, enterSession),
  registerSocially: stoppableCommand(commands.registerSocially, enterRegistered),
  register: stoppableCommand(commands.register, enterRegistered),
  changePassword: stoppableCommand(commands.changePassword, ({ session }) => startSession(session)),
  resetPassword: stoppableCommand(commands.resetPassword, () => undefined),
}
