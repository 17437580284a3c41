/** Every path of the app (S2), defined once. `HOME_PATHS` are all paths of the home page. */
export const HOME_PATH = '/m/home'
/** Start page on the fastest line and on affiliate and speed domains (LINE-03, LINE-08). */
export const ENTRY_PATH = '/m/index.html'
export const HOME_PATHS = ['/', '/m', '/m/', HOME_PATH, '/m/index', ENTRY_PATH] as const

export const GAME_PATH = '/m/game'
export const TRIAL_PATH = '/m/trial'
export const ACTIVITY_PATH = '/m/activity'
export const PROMOTIONS_PATH = '/m/promotions'
export const CHAT_PATH = '/m/chat'
export const CONNECTION_PATH = '/m/connection'
export const LOGIN_PATH = '/m/login'
export const REGISTER_PATH = '/m/register'
export const OLD_REGISTER_PATH = '/m/register.html' // an old name that links still use (UPD-03)
export const FORGOT_PASSWORD_PATH = '/m/forgotPassword'
export const CHANGE_PASSWORD_PATH = '/m/changePsw'
export const MEMBER_PATH = '/m/member/home'
/** What the member did on this device. Not in the specification's list (docs/decisions/history-on-the-device.md). */
export const HISTORY_PATH = '/m/member/history'
export const BENEFITS_PATH = '/m/member/benefits'
export const LAUNCH_PATH = '/m/launchGame'
export const REWARDS_PATH = '/m/rewardCenter'
export const INVITE_PATH = '/m/inviteFriends'
export const AGENT_REGISTER_PATH = '/m/agentRegister'
export const DEPOSIT_PATH = '/m/voucherCenter'
export const WITHDRAW_PATH = '/m/withdraw'
export const SECURITY_PATH = '/m/securityCenter'
export const ADD_BANK_CARD_PATH = '/m/securityCenter/addBankCard'
export const ADD_PIX_PATH = '/m/securityCenter/addBankCardPix'
export const MALL_PATH = '/m/mall/mallHome'
export const LEADERBOARD_PATH = '/m/leaderBoard'
export const FEEDBACK_PATH = '/m/feedback'
/** Help for a guest who cannot log in. Not in the specification's list (docs/decisions/help-without-a-login.md). */
export const HELP_PATH = '/m/help'

/** Paths on which a refresh reloads the page in place (UPD-03); from any other path it goes to home. */
export const RELOAD_IN_PLACE_PATHS: readonly string[] = [
  HOME_PATH,
  GAME_PATH,
  LOGIN_PATH,
  '/m/index',
  ENTRY_PATH,
  MEMBER_PATH,
  REGISTER_PATH,
  OLD_REGISTER_PATH,
]

/** The trial page of one game. */
export const trialPath = (game: { readonly gameId: string; readonly nodeId: string }): string =>
  `${TRIAL_PATH}?${new URLSearchParams({ gameId: game.gameId, nodeId: game.nodeId }).toString()}`

/** The page of one announcement or promotion (ANN-10). */
export const activityPath = (id: string): string =>
  `${ACTIVITY_PATH}?${new URLSearchParams({ id }).toString()}`
