import { DATA_SAVER_KEY } from '#domain/storage-keys'
import { isDataSaverOn } from './is-data-saver-on'
import { writeStorage } from '../storage/storage-area'
import { device } from './device'

/**
 * Sets the player's own switch (OFF-08). A choice equal to the browser's is not stored: the app keeps following the
 * browser.
 */
export const setDataSaver = (isOn: boolean): void => {
  writeStorage('local', DATA_SAVER_KEY, '')
  if (isDataSaverOn() !== isOn) writeStorage('local', DATA_SAVER_KEY, isOn ? '1' : '0')
  device.savesData = isOn
}
