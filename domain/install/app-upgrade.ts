import { ownEntries } from '../text/own-entries'

/** The merchant's word on its native app (contract.md, Settings: appVersion). */
export interface AppVersion {
  readonly latest: string
  readonly isMandatory: boolean
}

const APP_AGENT = /\bApp\/Ver (\d+(?:\.\d+)*)/u // as in official-app.ts, which the first load has, and has no room for this; a test says that they agree
const VERSION = /^\d{1,9}(?:\.\d{1,9})*$/u
const DIRECT_SINCE = '2.4.39' // S4: from here on the app downloads by itself

const partsOf = (version: string): readonly number[] => version.split('.').map(Number)

/** Is a version older than another? A part that is missing counts as 0; null where one of them is no version. */
export const isOlderVersion = (version: string, other: string): boolean | null => {
  if (!VERSION.test(version) || !VERSION.test(other)) return null
  const [own, others] = [partsOf(version), partsOf(other)]
  for (let index = 0; index < Math.max(own.length, others.length); index += 1) {
    const difference = (own[index] ?? 0) - (others[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

/** The version that the merchant's native app says it has (contract.md, Native bridge); null in a browser. */
export const officialAppVersion = (userAgent: string): string | null => APP_AGENT.exec(userAgent)?.[1] ?? null

/** Read by hand off the settings, which keep what they do not know themselves; null where no version is named. */
export const appVersionOf = (settings: object): AppVersion | null => {
  const fields = ownEntries(ownEntries(settings).get('appVersion'))
  const latest = fields.get('latest')
  if (typeof latest !== 'string' || !VERSION.test(latest)) return null
  return { latest, isMandatory: fields.get('mandatory') === true }
}

/** Does this build of the app download by itself (INS-09)? An older one has it done by the browser outside. */
export const downloadsDirectly = (version: string): boolean => isOlderVersion(version, DIRECT_SINCE) === false
