import { WEBCLIP_KEY } from '#domain/storage-keys'
import { isOfficialApp } from '#domain/install/official-app'
import { isIpad } from '../page/is-ipad'
import { readStorage } from '../storage/storage-area'

/** True on an iPhone, an iPod or an iPad, which identifies itself as a Mac. */
export const isIosDevice = (): boolean => /iPhone|iPod/u.test(navigator.userAgent) || isIpad()

/** True in the merchant's app or when launched from the home screen: nothing left to install. */
export const isInstalledApp = (isStandalone: boolean): boolean =>
  isStandalone || readStorage('local', WEBCLIP_KEY) !== null || isOfficialApp(navigator.userAgent)
