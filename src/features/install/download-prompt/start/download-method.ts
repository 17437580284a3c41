import { INSTALLED_KEY } from '#domain/storage-keys'
import { type DownloadTarget, downloadTarget } from '#domain/install/download-target'
import type { SettingsRow } from '#domain/tables/rows'
import { installOfferOf } from '../../state/install-offer'
import { readStorage } from '../../../../shared/storage/storage-area'

/** Returns how this device gets the app; null if there is nothing to download. */
export const downloadWayOf = (settings: SettingsRow): DownloadTarget | null =>
  downloadTarget(installOfferOf(settings), readStorage('local', INSTALLED_KEY) !== null)
