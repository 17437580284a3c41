/** Keys and delays of the lazy install chunks; those of the popup are in storage-keys.ts and timing.ts. */
export const BAR_CLOSED_KEY = 'downloadBarClosed' // session storage, '1': the download bar was closed (INS-05)
export const BANNER_CLOSED_KEY = 'installBannerClosed' // session storage, '1': an install banner was closed or taken (INS-06)
export const UPGRADE_CLOSED_KEY = 'appUpgradeClosed' // session storage: the version whose notice was closed (INS-09)

export const INSTALL_COUNTER = 'install' // number of dismissals (INS-01)
export const BANNER_COUNTER = 'install-banner' // its mark: the images that were closed or accepted (INS-06)

export const BAR_IDLE_MS = 1_000 // INS-05, the bar appears after this long without input
export const BAR_SLIDE_MS = 220 // same as other slides (tokens.css, --medium)
export const BANNER_DELAY_MS = 3_000 // INS-06, by then the bar is visible, where the player looks
