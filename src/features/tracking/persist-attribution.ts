import { ATTRIBUTION_KEY, CLICK_IDS_KEY } from '#domain/tracking/tracking-keys'
import { DAY_MS } from '#domain/timing'
import { AD_COOKIE_DAYS, FBC_COOKIE, FBP_COOKIE, nextFbc, nextFbp } from '#domain/tracking/ad-cookies'
import { attributionOf, mergeAttribution } from '#domain/tracking/attribution'
import { tryParseJson } from '#domain/text/parse-json'
import { readStorage, writeStorage } from '../../shared/storage/storage-area'
import { nativeAttribution } from './native-attribution'
import { currentAttribution, visitClicks } from '../../shared/tracking/current-attribution'

/**
 * Saves how the player came (TRK-01). Saved values have priority, then those of the native app, then those of the
 * URL.
 * @param hasPixel true if the merchant has a Facebook pixel, which reads the cookie
 * @param leave aborted when the data may no longer be saved: the native app may respond slowly
 */
export const persistAttribution = async (hasPixel: boolean, leave: AbortSignal): Promise<void> => {
  const stored = attributionOf(tryParseJson(readStorage('local', ATTRIBUTION_KEY)))
  const { attribution, clickIds } = currentAttribution()
  saveValues(CLICK_IDS_KEY, clickIds)
  // Only this visit's click sets a cookie: one that has expired or was deleted is not set again.
  saveCookies(visitClicks()['fbclid'], hasPixel)
  const native = await nativeAttribution()
  if (!leave.aborted) saveValues(ATTRIBUTION_KEY, mergeAttribution(stored, native, attribution))
}

/** Deletes all of it: the player has Do Not Track on, and the merchant honours it (TRK-03). */
export const clearAttribution = (): Promise<void> => {
  for (const key of [ATTRIBUTION_KEY, CLICK_IDS_KEY])
    if (readStorage('local', key) !== null) writeStorage('local', key, '')
  for (const name of [FBC_COOKIE, FBP_COOKIE]) if (cookie(name) !== '') setCookie(name, '', 0)
  return Promise.resolve()
}

const saveValues = (key: string, values: Readonly<Record<string, string>>): void => {
  const json = JSON.stringify(values)
  if (json !== '{}' && json !== readStorage('local', key)) writeStorage('local', key, json)
}

const saveCookies = (fbclid: string | undefined, hasPixel: boolean): void => {
  const now = Date.now()
  const fbc = nextFbc(cookie(FBC_COOKIE), fbclid, now)
  if (fbc !== null) setCookie(FBC_COOKIE, fbc, AD_COOKIE_DAYS)
  if (!hasPixel && fbclid === undefined) return
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const fbp = nextFbp(cookie(FBP_COOKIE), now, random)
  if (fbp !== null) setCookie(FBP_COOKIE, fbp, AD_COOKIE_DAYS)
}

const cookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

const setCookie = (name: string, value: string, days: number): void => {
  const maxAge = String((days * DAY_MS) / 1_000)
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; SameSite=Lax${secure}`
}
