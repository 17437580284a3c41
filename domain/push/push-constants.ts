/** Of web push alone, apart from the other constants, which the first screen loads. */
export const PUSH_TOKEN_KEY = 'FCM_webToken' // local storage: this device's registration token, while it is bound (PSH-02)
export const PUSH_CHOICE_KEY = 'pushChoice' // local storage: what the player has answered on this device (PSH-01)
export const PUSH_ASKED_KEY = 'pushAsked' // session storage, '1': the question has stood on the screen in this session (PSH-01)

export const PUSH_MIN_STAY_MS = 60_000 // PSH-01: a member who has just come, or registered, has better to do than to answer
export const PUSH_ASK_DELAY_MS = 8_000 // PSH-01: on another page they see first where they are; what else opens by itself has come by then
export const PUSH_TIMEOUT_MS = 20_000 // a tap is answered by then, whether the provider has answered or not
export const PUSH_RETRY_MS = 60_000 // a provider that failed is asked again at a return, after this long
export const PUSH_RENEW_MS = 86_400_000 // an app that is never closed looks once a day whether its subscription stands

/** What the messaging SDK keeps of a device: its installation, its token, and on which days it was used. */
export const PUSH_DATABASES = [
  'firebase-messaging-database',
  'firebase-installations-database',
  'firebase-heartbeat-database',
] as const
