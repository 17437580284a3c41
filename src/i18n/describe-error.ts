import type { AppError } from '#domain/errors'
import type { Translate } from './translation-types'

export interface ErrorText {
  readonly title: string
  readonly message: string
}

/**
 * Returns an error in the player's language (A8, NET-11): the gateway's own message if it sent one, else what
 * happened, else "unknown error".
 */
export const describeError = (error: AppError, t: Translate): ErrorText => ({
  title: t('failure.title'),
  message: messageOf(error, t),
})

const messageOf = (error: AppError, t: Translate): string => {
  switch (error.kind) {
    case 'network':
      return error.secure ? t('failure.network') : t('failure.networkPlain') // NET-12
    case 'timeout':
      return t('failure.timeout')
    case 'http':
      return t('failure.http', { status: String(error.status) })
    case 'refused':
      if (error.status >= 500) return t('failure.http', { status: String(error.status) })
      return isForPeople(error.message) ? error.message : t('failure.unknown')
    case 'unsafe-url':
      return t('failure.unsafe')
    case 'worker':
      return error.detail === 'timeout' ? t('failure.timeout') : t('failure.crashed')
    case 'storage':
      return error.detail === 'quota' ? t('failure.quota') : t('failure.closed')
    case 'encryption':
      return t('failure.encryption') // NET-08
    case 'no-session':
    case 'session-over':
      return t('failure.login.again')
    case 'aborted':
      return t('failure.closed')
    case 'malformed':
    case 'no-url':
      return t('failure.unknown')
    default:
      return error satisfies never
  }
}

/** False if the message is itself a code (`CUSTOMER_NOT_LOGIN`, `game.closed`), which means nothing to a player. */
export const isForPeople = (message: string): boolean =>
  message.trim() !== '' && !/^(?:[A-Z0-9]+(?:_[A-Z0-9]+)+|[a-z0-9]+(?:[._][a-z0-9]+)+)$/u.test(message.trim())
