import { INSTALLED_KEY } from '#domain/storage-keys'
import { type DownloadTarget, downloadTarget } from '#domain/install/download-target'
import type { SettingsRow } from '#domain/tables/rows'
import { installOfferOf } from '../../state/install-offer'
import { readStorage } from '../../../../shared/storage/storage-area'

/** Where a prompt would lead on this device; null where there is nothing to get. */
export const downloadWayOf = (settings: SettingsRow): DownloadTarget | null =>
  downloadTarget(installOfferOf(settings), readStorage('local', INSTALLED_KEY) !== null)
