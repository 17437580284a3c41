import type { RegistrationResult } from '#domain/accounts/account-requests'
import type { CommandResult } from '../../../shared/worker/client/command-types'
import { commands } from '../../../shared/worker/client/commands'
import { startSession } from '../../../shared/session/session-state'
import { enterSession } from './enter-session'
import { stoppable, stoppableCheck } from './stoppable'

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

/** The same for a command whose code may still be loading: the worker cannot stop what it has not begun. */
const lazyStoppableCommand =
  <Args extends readonly unknown[], T>(
    command: (...args: Args) => CommandResult<T>,
    onDelayedResult: (value: T) => void,
  ) =>
  async (...args: Args): CommandResult<T> => {
    const loaded = await stoppableCheck(commands.prefetchAccountCommands())
    return loaded.ok ? stoppableCommand(command, onDelayedResult)(...args) : loaded
  }

/**
 * Commands of the account forms that the player may stop waiting for. A session that the worker had already
 * started by then starts in the page too.
 */
export const stoppableCommands = {
  logIn: stoppableCommand(commands.logIn, enterSession),
  verifyLogin: lazyStoppableCommand(commands.verifyLogin, enterSession),
  logInBySms: lazyStoppableCommand(commands.logInBySms, enterSession),
  logInSocially: lazyStoppableCommand(commands.logInSocially, enterSession),
  registerSocially: lazyStoppableCommand(commands.registerSocially, enterRegistered),
  register: lazyStoppableCommand(commands.register, enterRegistered),
  changePassword: lazyStoppableCommand(commands.changePassword, ({ session }) => startSession(session)),
  resetPassword: lazyStoppableCommand(commands.resetPassword, () => undefined),
}
