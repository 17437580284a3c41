import { DIALING_CODE_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../../../shared/storage/storage-area'

/** Code of the country that the player chose last; null if there is none. */
export const storedCountry = (): string | null => readStorage('local', DIALING_CODE_KEY)

export const storeCountry = (countryCode: string): void =>
  writeStorage('local', DIALING_CODE_KEY, countryCode)
