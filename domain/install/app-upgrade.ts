import { ownEntries } from '../text/own-entries'

/** The merchant's data about its native app (contract.md, Settings: appVersion). */
export interface AppVersion {
  readonly latest: string
  readonly isMandatory: boolean
}

const APP_AGENT = /\bApp\/Ver (\d+(?:\.\d+)*)/u // same as in official-app.ts; a test compares them
const VERSION = /^\d{1,9}(?:\.\d{1,9})*$/u
const DIRECT_SINCE = '2.4.39' // S4: since this version the app downloads by itself

const partsOf = (version: string): readonly number[] => version.split('.').map(Number)

/** True if a version is older than another. A missing part counts as 0; null if one of them is no version. */
export const isOlderVersion = (version: string, other: string): boolean | null => {
  if (!VERSION.test(version) || !VERSION.test(other)) return null
  const [own, others] = [partsOf(version), partsOf(other)]
  for (let index = 0; index < Math.max(own.length, others.length); index += 1) {
    const difference = (own[index] ?? 0) - (others[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

/** Returns the version that the merchant's native app reports (contract.md, Native bridge); null in a browser. */
export const officialAppVersion = (userAgent: string): string | null => APP_AGENT.exec(userAgent)?.[1] ?? null

/** Parsed by hand from the raw settings; null if no version is named. */
export const appVersionOf = (settings: object): AppVersion | null => {
  const fields = ownEntries(ownEntries(settings).get('appVersion'))
  const latest = fields.get('latest')
  if (typeof latest !== 'string' || !VERSION.test(latest)) return null
  return { latest, isMandatory: fields.get('mandatory') === true }
}

/** True if this build of the app downloads by itself (INS-09). For an older one the external browser does. */
export const downloadsDirectly = (version: string): boolean => isOlderVersion(version, DIRECT_SINCE) === false
