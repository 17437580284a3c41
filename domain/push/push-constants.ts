/** For web push only. Separate from the other constants, which the first screen loads. */
export const PUSH_TOKEN_KEY = 'FCM_webToken' // local storage: registration token while bound (PSH-02)
export const PUSH_CHOICE_KEY = 'pushChoice' // local storage: the player's last choice on this device (PSH-01)
export const PUSH_ASKED_KEY = 'pushAsked' // session storage, '1': the opt-in was shown in this session (PSH-01)

export const PUSH_MIN_STAY_MS = 60_000 // PSH-01: not asked right after arriving or registering
export const PUSH_ASK_DELAY_MS = 8_000 // PSH-01: on another page, after the page and other promotional overlays
export const PUSH_TIMEOUT_MS = 20_000 // a tap gets a result by then in any case
export const PUSH_RETRY_MS = 60_000 // retry interval after a provider error, on return to the app
export const PUSH_RENEW_MS = 86_400_000 // an app that is never closed checks its subscription once a day

/** Databases of the messaging SDK: its installation, its token, and the days on which it was used. */
export const PUSH_DATABASES = [
  'firebase-messaging-database',
  'firebase-installations-database',
  'firebase-heartbeat-database',
] as const
