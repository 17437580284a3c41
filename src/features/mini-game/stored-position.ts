import { MINI_GAME_PLACE_KEYS } from '#domain/storage-keys'
import { parsePosition, type RelativePosition, serializePosition } from '#domain/mini-game/draggable-position'
import { readStorage, writeStorage } from '../../shared/storage/storage-area'

type Orientation = keyof typeof MINI_GAME_PLACE_KEYS

export const orientationNow = (): Orientation =>
  window.matchMedia('(orientation: landscape)').matches ? 'landscape' : 'portrait'

/** Returns the saved position for this orientation. The default is the bottom corner near the thumb. */
export const storedPosition = (orientation: Orientation): RelativePosition =>
  parsePosition(readStorage('local', MINI_GAME_PLACE_KEYS[orientation])) ?? initialPosition()

export const storePosition = (orientation: Orientation, share: RelativePosition): void =>
  writeStorage('local', MINI_GAME_PLACE_KEYS[orientation], serializePosition(share))

export const initialPosition = (): RelativePosition => ({
  x: document.documentElement.dir === 'rtl' ? 0 : 1,
  y: 1,
})
