import { useSnapshot } from 'valtio'
import { WEBCLIP_KEY } from '#domain/constants/storage-keys'
import { appDownload } from '#domain/rules/app-download'
import { isOfficialApp } from '#domain/rules/official-app'
import type { Settings } from '#domain/contract/settings'
import { isIpad } from '../../boot/is-ipad'
import { readStored } from '../../boot/storage-area'
import { device } from '../../state/device'

interface AppDownload {
  /** In the merchant's app, on the home screen, or installed. */
  readonly isAtHome: boolean
  /** Where the app can be had; null where the merchant names no safe place for this device. */
  readonly url: string | null
}

/** Whether this is the merchant's app already, and where it can be had (GAM-05, ANN-07). */
export const useAppDownload = (settings: Settings | undefined): AppDownload => {
  const { isStandalone } = useSnapshot(device)
  return {
    isAtHome: isStandalone || readStored('local', WEBCLIP_KEY) !== null || isOfficialApp(navigator.userAgent),
    url: appDownload(settings?.resources ?? [], isApple(), window.location.origin),
  }
}

const isApple = (): boolean => /iPhone|iPod/u.test(navigator.userAgent) || isIpad()
