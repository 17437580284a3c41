import { DATA_SAVER_KEY } from '#domain/storage-keys'
import { readStorage } from '../storage/storage-area'

/** Does this device spare its line (OFF-08)? The player's own switch, else what the browser says. */
export const isDataSaverOn = (): boolean => {
  const chosen = readStorage('local', DATA_SAVER_KEY)
  return chosen ? chosen === '1' : browserSavesData()
}

/** Chromium alone tells; elsewhere nobody asked to save. */
const browserSavesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
