import { vi } from 'vitest'
import type { CounterRow } from '#domain/tables/rows'
import { close } from './app'
import { openFully } from './background'
import { matchMediaFeature } from './media'
import { rowsOf } from './sync'

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

const AGENTS = {
  chrome: CHROME,
  facebook: `${CHROME} [FBAN/FB4A;FBAV/460.0;]`,
  native: `${CHROME} App/Ver 2.4.39`,
  iphoneFacebook:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/460.0;FBSV/17.5]',
} as const

/** The browser of this test. */
export const browseWith = (agent: keyof typeof AGENTS): void => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[agent])
}

/** From now on the app is opened from the home screen. */
export const openFromHomeScreen = (): void => matchMediaFeature('standalone')

/** Opens a path, with all its parts, in another session of the same device. */
export const openNextSession = async (
  path: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<void> => {
  close()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
  await openFully(path)
}

/** A counter of the device. */
export const counterOf = async (id: string): Promise<CounterRow | undefined> =>
  (await rowsOf('counters')).find((row) => row.id === id)
