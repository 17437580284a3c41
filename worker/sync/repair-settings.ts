import { repairSettings } from '#domain/contract/settings/repair-settings'
import type { SettingsRow } from '#domain/tables/rows'
import type { Parsed, Scope } from './resource'

/** Returns the settings row without its bad fields; null if nothing can be repaired. */
export const repairedSettings = (
  value: unknown,
  { merchant }: Scope,
  last: SettingsRow | undefined,
): Parsed<'settings'> | null => {
  const repaired = repairSettings(value, last)
  if (!repaired) return null
  const { settings, droppedRows, badFields } = repaired
  return { rows: [{ ...settings, merchant }], dropped: droppedRows, badFields }
}
