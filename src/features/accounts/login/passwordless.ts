import { PASSWORDLESS_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../../../shared/storage/storage-area'

/** Did this session come without a password (SMS, a provider, a registration that asks for none)? See LOG-11. */
export const isPasswordless = (): boolean => readStorage('session', PASSWORDLESS_KEY) === '1'

export const setPasswordless = (isIt: boolean): void =>
  writeStorage('session', PASSWORDLESS_KEY, isIt ? '1' : '')
