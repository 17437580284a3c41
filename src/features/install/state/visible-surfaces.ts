import { proxy } from 'valtio'
import type { AppUpgrade, InstallMethod } from '#domain/install/install-surfaces'

/** A method to install, with its URL if it has one. */
export interface Way {
  readonly way: InstallMethod
  readonly url: string | null
}

export interface Bar extends Way {
  /** AppDownloadIcon, else apple_touch_icon; '' for none (INS-08, INS-10). */
  readonly icon: string
  /** app_desc, '' for our own text. */
  readonly description: string
}

export interface Banner extends Way {
  /** Name of its image (INS-06). */
  readonly name: string
  readonly imageUrl: string
  /** Names of all the merchant's current banners. */
  readonly listed: readonly string[]
}

interface VisibleSurfaces {
  isPopupWanted: boolean
  /** The bar of its pages. It stays mounted but hidden on all other pages, so it is there at once on the return. */
  bar: Bar | null
  banner: Banner | null
  /** True if a banner could be shown: the merchant's banners are then synced. */
  isOpenToBanners: boolean
  upgrade: AppUpgrade | null
  /** True while the bar is on the screen. */
  isBarSeen: boolean
  /**
   * True once the upgrade notice has been on the screen. If it is removed before that, the player has not closed it.
   */
  isUpgradeDrawn: boolean
}

/** The install surfaces that may currently be shown. */
export const visibleSurfaces = proxy<VisibleSurfaces>({
  isPopupWanted: false,
  bar: null,
  banner: null,
  isOpenToBanners: false,
  upgrade: null,
  isBarSeen: false,
  isUpgradeDrawn: false,
})
