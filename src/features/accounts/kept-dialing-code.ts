import { DIALING_CODE_KEY } from '#domain/constants/storage-keys'
import { readStored, store } from '../../boot/storage-area'

/** The country that the player chose the last time, by its code; null for none. */
export const keptCountry = (): string | null => readStored('local', DIALING_CODE_KEY)

export const keepCountry = (countryCode: string): void => store('local', DIALING_CODE_KEY, countryCode)
