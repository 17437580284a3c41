import { DATA_SAVER_KEY } from '#domain/storage-keys'
import { readStorage } from '../storage/storage-area'

/** True if this device saves data (OFF-08): the player's own switch, else the browser's setting. */
export const isDataSaverOn = (): boolean => {
  const chosen = readStorage('local', DATA_SAVER_KEY)
  return chosen ? chosen === '1' : browserSavesData()
}

/** Only Chromium reports it; in other browsers it is off. */
const browserSavesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
