/** What the late parts around installing keep and wait for; the popup's own keys are in storage-keys.ts and timing.ts. */
export const BAR_CLOSED_KEY = 'downloadBarClosed' // session storage, '1': the download bar was closed (INS-05)
export const BANNER_CLOSED_KEY = 'installBannerClosed' // session storage, '1': an install banner was closed or taken (INS-06)
export const UPGRADE_CLOSED_KEY = 'appUpgradeClosed' // session storage: the version whose notice was closed (INS-09)

export const INSTALL_COUNTER = 'install' // how often the player has said no (INS-01)
export const BANNER_COUNTER = 'install-banner' // its mark: the pictures that were closed or taken (INS-06)

export const BAR_IDLE_MS = 1_000 // INS-05, the bar comes when the player has left the page alone for this long
export const BAR_SLIDE_MS = 220 // as long as the other things that slide (tokens.css, --medium)
export const BANNER_DELAY_MS = 3_000 // INS-06, by then the bar has come, and stands where the player looks
