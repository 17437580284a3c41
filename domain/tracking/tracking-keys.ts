/**
 * Where is kept how a visitor came, as ads name it (TRK-01), and what is noted until the outbox has it (TRK-02). Apart from the
 * other keys, which the first screen loads.
 */
export const ATTRIBUTION_KEY = 'attribution' // local storage: the first that was told
export const CLICK_IDS_KEY = 'clickIds' // local storage: the last click of each network
export const PIXEL_IDS_KEY = 'pixelIds' // local storage: the pixels that were loaded last
export const PENDING_EVENT_KEY = 'event ' // local storage: each event under its id
export const NOTED_DEPOSITS_KEY = 'notedDeposits' // local storage: keys of deposits that have been noted
export const FIRST_DEPOSITS_KEY = 'firstDeposits' // local storage: members whose first deposit has been noted
export const NO_DEPOSIT_YET_KEY = 'depositless' // local storage: members who had none when they began one
export const NOTED_LOGIN_KEY = 'notedLogin' // session storage: whose login has been noted

export const BRIDGE_TIMEOUT_MS = 3_000 // TRK-01, a native app that is there answers in milliseconds
