import { PASSWORDLESS_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../../../shared/storage/storage-area'

/** True if this session began without a password: by SMS, provider, or passwordless registration (LOG-11). */
export const isPasswordless = (): boolean => readStorage('session', PASSWORDLESS_KEY) === '1'

export const setPasswordless = (isIt: boolean): void =>
  writeStorage('session', PASSWORDLESS_KEY, isIt ? '1' : '')
