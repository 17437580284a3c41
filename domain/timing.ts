/** Every time constant of the product, once, with its unit and its reason. Tests use fake clocks against these. */

export const REQUEST_TIMEOUT_MS = 30_000 // A7, the default of every call
export const LAUNCH_TIMEOUT_MS = 10_000 // S9, a game either opens soon or the player is told
export const RELAUNCH_BASE_MS = 2_000 // GAM-08, a launch that found nobody is tried again within this, then within twice as long

export const PING_TIMEOUT_MS = 20_000 // A7, of the line in use, before the lines are blamed
export const PING_RACE_TIMEOUT_MS = 10_000 // A7, of each line that is raced: a slow 3G handshake takes 4 s
export const PING_HEAD_START_MS = 2_000 // a line in use that answers does so by then; the others are raced meanwhile
export const LINE_CHECK_COMMAND_TIMEOUT_MS = 45_000 // a ping of 20 s, or a race and its measuring, and the time around them

export const LOGOUT_TIMEOUT_MS = 5_000 // the player is a guest at once; the gateway is told for as long as this
export const MERCHANT_WAIT_MS = 5_000 // a login that is done waits no longer for status to name the merchant
export const SUBMIT_LOCK_MS = 500 // S9, further logins and registrations stay blocked this long after one

export const TWO_FACTOR_SUCCESS_MS = 1_500 // TFA-05, how long the second step says that it is passed
export const TWO_FACTOR_COMPLETE_DELAY_MS = 500 // TFA-05, and how long after that the login completes
export const MODAL_EXIT_MS = 250 // TFA-06, the modal hides in this time before it is removed
export const CAPTCHA_SERVER_TIMEOUT_MS = 10_000 // CAP-03, S9: the main captcha server, tried twice
export const CAPTCHA_BACKUP_TIMEOUT_MS = 3_000 // CAP-03, each of the three that stand in for it
export const CAPTCHA_FRAME_TIMEOUT_MS = 10_000 // the frame's own document is a few kilobytes
export const CAPTCHA_LOADING_TIMEOUT_MS = 75_000 // every server tried, and each silent after its script
export const CAPTCHA_MIN_SOLVE_MS = 500 // CAP-07, nobody sees and solves a puzzle in less

export const CHUNK_FAILURE_TTL_MS = 3_000 // a chunk that was refused is asked for again after this; until then it stays refused
export const MAX_CHUNK_ATTEMPTS = 5 // R-12, a line that resets every fifth connection loses one file in three thousand
export const CHUNK_RETRY_BASE_MS = 500 // R-12, the first retry of a chunk waits at most this long
export const CHUNK_RETRY_CAP_MS = 2_000 // R-12, a player who waits for a screen waits 5 s for retries at most
export const MAX_CHUNK_FAILURES = 3 // in a row, of what opens by itself: each is told to a player who has not asked for it
export const RETRY_BASE_MS = 500 // the first retry of a safe GET waits at most this long
export const BACKOFF_BASE_MS = 1_000 // the first pause of the scheduler after a failure
export const BACKOFF_CAP_MS = 32_000 // R-11, nobody waits longer for the next try

export const COMMAND_TIMEOUT_MS = 35_000 // a request's limit and the time around it
export const LOGIN_COMMAND_TIMEOUT_MS = 130_000 // a key and a post, and both again after encryption.invalid
export const LAZY_CHUNK_DELAY_MS = 3_000 // what opens a game is fetched when the first screen has long stood
export const SLOW_HINT_DELAY_MS = 8_000 // R-10, after this a wait offers a way on
export const TRANSACTION_POLL_MS = 2_000 // MEM-02, the first time that it is asked what became of a post of money; then twice as long each time
export const TRANSACTION_POLL_MAX_MS = 30_000 // and never rarer than this while somebody looks
export const PAY_PAGE_TIMEOUT_MS = 10_000 // R-10, the payment provider's page has opened by then, or beside the app, or not at all
export const REFRESH_TIMEOUT_MS = 10_000 // R-10, "Try again" may be tapped again by then
export const WORKER_READY_TIMEOUT_MS = 10_000 // R-10, no spinner lasts longer without a way on
export const WORKER_PING_TIMEOUT_MS = 2_000 // on resume: a live worker answers in milliseconds, a frozen one never
export const HEARTBEAT_MS = 1_000 // R-10, a worker whose answer takes longer is pinged this often until it answers
export const STOP_GRACE_MS = 300 // R-10, "Stop waiting": a live worker answers within 100 ms, others are not waited for
export const DATABASE_OPEN_TIMEOUT_MS = 4_000 // R-05, then memory

export const NETWORK_TOAST_MS = 1_500 // A8, "network offline"
export const TOAST_MS = 4_000 // long enough to read two short lines
export const TOAST_SWEEP_MS = 333 // S9, expiry is looked for three times a second

export const CAROUSEL_INTERVAL_MS = 5_000 // S9
export const MARQUEE_PX_PER_SECOND = 60 // S9
export const LAZY_LOAD_THRESHOLD_PX = 100 // S9
export const LAZY_LOAD_DELAY_MS = 150 // S9

export const MINI_GAME_CLICK_MS = 250 // MIN-02, a second click within this time is the first one's echo
export const MINI_GAME_BOUNDS_MS = 250 // MIN-02, how often it is looked whether the widget still stands within its bounds
export const SCRIPT_TIMEOUT_MS = 15_000 // a third party's script of 50 KB takes slow 3G a second or two; a silent host is given up

export const INSTALL_DELAY_MS = 20_000 // INS-02, S9: nobody is asked to install what they have not seen
export const INSTALL_POLL_MS = 150 // INS-01, how long between two looks for the browser's prompt
export const INSTALL_POLLS = 20 // INS-01, and how many looks

export const POPUP_DELAY_MS = 500 // ANN-02, S9: the list of popups is looked at this long after the start or a login
export const OLD_POPUP_DELAY_MS = 1_000 // ANN-02, S9: a guest without a list gets the last one they had

export const UNREAD_POLL_MS = 30_000 // CSV-03, the badge of the chat, while it is visible

export const LEADER_HEARTBEAT_MS = 3_000 // R-04, how often a leader that somebody waits for gives a sign of life
export const LEADER_TIMEOUT_MS = 10_000 // R-04, without a sign for this long it is taken over
export const DATA_SAVER_FACTOR = 4 // OFF-08, answers count as fresh this many times longer

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
