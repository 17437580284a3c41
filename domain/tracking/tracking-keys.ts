/**
 * Storage keys of attribution (TRK-01) and of events that are not in the outbox yet (TRK-02). They are in their own
 * file because the first screen loads the other keys.
 */
export const ATTRIBUTION_KEY = 'attribution' // local storage: the first attribution
export const CLICK_IDS_KEY = 'clickIds' // local storage: the last click of each network
export const PIXEL_IDS_KEY = 'pixelIds' // local storage: pixels of the last page load
export const PENDING_EVENT_KEY = 'event ' // local storage: each event under its id
export const NOTED_DEPOSITS_KEY = 'notedDeposits' // local storage: keys of saved deposits
export const FIRST_DEPOSITS_KEY = 'firstDeposits' // local storage: members whose first deposit is saved
export const NO_DEPOSIT_YET_KEY = 'depositless' // local storage: members without a deposit when they started one
export const NOTED_LOGIN_KEY = 'notedLogin' // session storage: member whose login is saved

export const BRIDGE_TIMEOUT_MS = 3_000 // TRK-01, a present native app responds in milliseconds
