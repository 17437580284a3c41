import { INSTALLED_KEY } from '#domain/constants/storage-keys'
import { type DownloadTarget, downloadTarget } from '#domain/rules/download-way'
import type { SettingsRow } from '#domain/tables/rows'
import { installOfferOf } from '../../app/install-offer'
import { readStorage } from '../../boot/storage-area'

/** Where a prompt would lead on this device; null where there is nothing to get. */
export const downloadWayOf = (settings: SettingsRow): DownloadTarget | null =>
  downloadTarget(installOfferOf(settings), readStorage('local', INSTALLED_KEY) !== null)
