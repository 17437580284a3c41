import { useSnapshot } from 'valtio'
import { appDownload } from '#domain/install/app/app-download'
import type { Settings } from '#domain/contract/settings/settings'
import { device } from '../../page/device'
import { isIosDevice, isInstalledApp } from '../../install/is-installed-app'

interface AppDownload {
  /** In the merchant's app, on the home screen, or installed. */
  readonly isAtHome: boolean
  /** Download URL of the app; null if the merchant has no safe one for this device. */
  readonly url: string | null
}

/** Returns whether this is the merchant's app already, and its download URL (GAM-05, ANN-07). */
export const useAppDownload = (settings: Settings | undefined): AppDownload => {
  const { isStandalone } = useSnapshot(device)
  return {
    isAtHome: isInstalledApp(isStandalone),
    url: appDownload(settings?.resources ?? [], isIosDevice(), window.location.origin),
  }
}
