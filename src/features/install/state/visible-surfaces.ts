import { proxy } from 'valtio'
import type { AppUpgrade, InstallMethod } from '#domain/install/install-surfaces'

/** One way to get it, and where it leads if it leads to an address of the merchant's. */
export interface Way {
  readonly way: InstallMethod
  readonly url: string | null
}

export interface Bar extends Way {
  /** AppDownloadIcon, else apple_touch_icon; '' for none (INS-08, INS-10). */
  readonly icon: string
  /** app_desc, '' for our own words. */
  readonly description: string
}

export interface Banner extends Way {
  /** Of its picture (INS-06). */
  readonly name: string
  readonly picture: string
  /** The names of all that the merchant has now. */
  readonly listed: readonly string[]
}

interface VisibleSurfaces {
  isPopupWanted: boolean
  /** That of its pages, on all others too: it is hidden there, and on the return it is there at once. */
  bar: Bar | null
  banner: Banner | null
  /** One could stand: the merchant's are asked for. */
  isOpenToBanners: boolean
  upgrade: AppUpgrade | null
  /** The bar is on the screen. */
  isBarSeen: boolean
  /** The notice of a newer app has been on the screen: what is taken away before has not been closed by the player. */
  isUpgradeDrawn: boolean
}

/** What may stand now about installing. */
export const visibleSurfaces = proxy<VisibleSurfaces>({
  isPopupWanted: false,
  bar: null,
  banner: null,
  isOpenToBanners: false,
  upgrade: null,
  isBarSeen: false,
  isUpgradeDrawn: false,
})
