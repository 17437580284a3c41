import { PASSWORDLESS_KEY } from '#domain/constants/storage-keys'
import { readStored, store } from '../../boot/storage-area'

/** Did this session come without a password (SMS, a provider, a registration that asks for none)? See LOG-11. */
export const isPasswordless = (): boolean => readStored('session', PASSWORDLESS_KEY) === '1'

export const notePasswordless = (isIt: boolean): void => store('session', PASSWORDLESS_KEY, isIt ? '1' : '')
