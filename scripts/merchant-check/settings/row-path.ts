import * as v from 'valibot'
import { SETTINGS_ENTRIES } from '#domain/contract/settings/settings'
import { ownEntries } from '#domain/text/own-entries'

/** The lists of the settings whose rows are named in findings. */
type ListName = 'customerService' | 'domainList' | 'imageCDNs' | 'resources'

/**
 * Returns the path of a row in the settings as they were sent, such as `domainList[2]`. The app drops invalid rows, so
 * its own indexes differ.
 * @param wire the settings as received
 * @param index in the list as the app parses it
 */
export const rowPath = (wire: unknown, list: ListName, index: number): string => {
  const rows = ownEntries(wire).get(list)
  const kept = (Array.isArray(rows) ? rows : []).flatMap((row: unknown, sent) => {
    const parsed = v.safeParse(SETTINGS_ENTRIES[list], [row])
    return parsed.success && parsed.output.length > 0 ? [sent] : []
  })
  return `${list}[${String(kept[index] ?? index)}]`
}
