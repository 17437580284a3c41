/**
 * Time constants with their unit and reason. Others are next to the code that uses them, such as those of
 * `domain/push/push-constants.ts`. Tests with fake clocks use them.
 */

export const REQUEST_TIMEOUT_MS = 30_000 // A7, the default of every call
export const LAUNCH_TIMEOUT_MS = 10_000 // S9, then the game has opened or an error is shown
export const RELAUNCH_BASE_MS = 2_000 // GAM-08, maximum delay of a launch's first retry; then doubled

export const PING_TIMEOUT_MS = 20_000 // A7, of the line in use; a check without another working line waits for it
export const PING_RACE_TIMEOUT_MS = 10_000 // A7, of each line in a race: a slow 3G handshake takes 4 s
export const PING_HEAD_START_MS = 2_000 // a working line has responded by then; the others are raced meanwhile
export const LINE_CHECK_COMMAND_TIMEOUT_MS = 45_000 // a ping of 20 s, or a race and its measuring, plus overhead

export const LOGOUT_TIMEOUT_MS = 5_000 // the player is a guest at once; the gateway request may take this long
export const MERCHANT_WAIT_MS = 5_000 // a finished login waits at most this long for status to name the merchant
export const SETTINGS_WAIT_MS = 5_000 // and for the settings, which say which passwords must be changed
export const SETTINGS_POLL_MS = 100 // the pause between two looks for them
export const SUBMIT_LOCK_MS = 500 // S9, further logins and registrations stay blocked this long after one

export const TWO_FACTOR_SUCCESS_MS = 1_500 // TFA-05, how long the second step shows success
export const TWO_FACTOR_COMPLETE_DELAY_MS = 500 // TFA-05, and how long after that the login completes
export const MODAL_EXIT_MS = 250 // TFA-06, the modal's exit animation
export const CAPTCHA_SERVER_TIMEOUT_MS = 10_000 // CAP-03, S9: the main captcha server, two attempts
export const CAPTCHA_BACKUP_TIMEOUT_MS = 3_000 // CAP-03, each of the three backups
export const CAPTCHA_FRAME_TIMEOUT_MS = 10_000 // the frame's own document is a few kilobytes
export const CAPTCHA_LOADING_TIMEOUT_MS = 75_000 // every server tried, and each without a response after its script
export const CAPTCHA_MIN_SOLVE_MS = 500 // CAP-07, no person sees and solves a puzzle in less

export const CHUNK_FAILURE_TTL_MS = 3_000 // a chunk that failed to load is requested again only after this
export const START_RETRY_DELAY_MS = CHUNK_FAILURE_TTL_MS + 500 // until code that the start needs is loaded again
export const MAX_CHUNK_ATTEMPTS = 5 // R-12, a line that resets every fifth connection loses one file in three thousand
export const CHUNK_RETRY_BASE_MS = 500 // R-12, the first retry of a chunk waits at most this long
export const CHUNK_RETRY_CAP_MS = 2_000 // R-12, a player waits at most 5 s for retries of a screen
export const MAX_CHUNK_FAILURES = 3 // consecutive failed background loads; each shows a notice to the player
export const RETRY_BASE_MS = 500 // the first retry of a safe GET waits at most this long
export const BACKOFF_BASE_MS = 1_000 // the scheduler's first backoff delay after a failure
export const BACKOFF_CAP_MS = 32_000 // R-11, maximum delay before the next attempt

export const COMMAND_TIMEOUT_MS = 35_000 // the request timeout plus overhead
export const LOGIN_COMMAND_TIMEOUT_MS = 130_000 // a key and a post, and both again after encryption.invalid
export const LAZY_CHUNK_DELAY_MS = 3_000 // what opens a game is loaded well after the first screen
export const SLOW_HINT_DELAY_MS = 8_000 // R-10, after this a wait shows the slow hint
export const TRANSACTION_POLL_MS = 2_000 // MEM-02, first status check of a transaction; the interval then doubles
export const TRANSACTION_POLL_MAX_MS = 30_000 // maximum interval while the transaction is on screen
export const PAY_PAGE_TIMEOUT_MS = 10_000 // R-10, the payment provider's page has opened by then, or never will
export const REFRESH_TIMEOUT_MS = 10_000 // R-10, "Try again" is enabled again by then
export const WORKER_READY_TIMEOUT_MS = 10_000 // R-10, maximum time of a spinner without a way on
export const WORKER_PING_TIMEOUT_MS = 2_000 // on resume: a live worker responds in milliseconds, a frozen one never
export const HEARTBEAT_MS = 1_000 // R-10, ping interval for a worker whose response takes longer
export const STOP_GRACE_MS = 300 // R-10, "Stop waiting": a live worker responds within 100 ms; others are not awaited
export const DATABASE_OPEN_TIMEOUT_MS = 4_000 // R-05, then memory

export const OVERLAY_PAUSE_MS = 10_000 // after an overlay has closed, no promotional one opens
export const NETWORK_TOAST_MS = 1_500 // A8, "network offline"
export const TOAST_MS = 4_000 // long enough to read two short lines
export const TOAST_SWEEP_MS = 333 // S9, expiry is checked three times a second

export const CAROUSEL_INTERVAL_MS = 5_000 // S9
export const MARQUEE_PX_PER_SECOND = 60 // S9
export const LAZY_LOAD_THRESHOLD_PX = 100 // S9
export const LAZY_LOAD_DELAY_MS = 150 // S9

export const MINI_GAME_CLICK_MS = 250 // MIN-02, a second click within this time is an echo of the first
export const MINI_GAME_BOUNDS_MS = 250 // MIN-02, interval of the check that the widget is within its bounds
export const SCRIPT_TIMEOUT_MS = 15_000 // 50 KB of a third party take 1 to 2 s on slow 3G; a silent host is aborted

export const INSTALL_DELAY_MS = 20_000 // INS-02, S9: no install popup before the player has seen the app
export const INSTALL_POLL_MS = 150 // INS-01, interval of the checks for the browser's prompt
export const INSTALL_POLLS = 20 // INS-01, number of checks

export const POPUP_DELAY_MS = 500 // ANN-02, S9: the popups are checked this long after the start or a login
export const OLD_POPUP_DELAY_MS = 1_000 // ANN-02, S9: a guest without a list gets the last one they had

export const UNREAD_POLL_MS = 30_000 // CSV-03, the chat badge, while it is visible

export const LEADER_HEARTBEAT_MS = 3_000 // R-04, heartbeat interval while another tab waits for the lock
export const LEADER_TIMEOUT_MS = 10_000 // R-04, takeover after this long without a heartbeat
export const DATA_SAVER_FACTOR = 4 // OFF-08, responses are fresh this many times longer

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
