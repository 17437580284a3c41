import {
  ACTIVITY_PATH,
  ADD_BANK_CARD_PATH,
  ADD_PIX_PATH,
  AGENT_REGISTER_PATH,
  BENEFITS_PATH,
  CHANGE_PASSWORD_PATH,
  CHAT_PATH,
  CONNECTION_PATH,
  DEPOSIT_PATH,
  ENTRY_PATH,
  FEEDBACK_PATH,
  FORGOT_PASSWORD_PATH,
  GAME_PATH,
  HELP_PATH,
  HISTORY_PATH,
  HOME_PATH,
  INVITE_PATH,
  LAUNCH_PATH,
  LEADERBOARD_PATH,
  LOGIN_PATH,
  MALL_PATH,
  MEMBER_PATH,
  OLD_REGISTER_PATH,
  PROMOTIONS_PATH,
  REGISTER_PATH,
  REWARDS_PATH,
  SECURITY_PATH,
  TRIAL_PATH,
  WITHDRAW_PATH,
} from '../routing/routes'

/** The routes of the app. No path of the app contains an id: ids are in queries, which are never reported. */
export const ROUTE_TEMPLATES = [
  HOME_PATH,
  GAME_PATH,
  TRIAL_PATH,
  LAUNCH_PATH,
  ACTIVITY_PATH,
  PROMOTIONS_PATH,
  CHAT_PATH,
  CONNECTION_PATH,
  LOGIN_PATH,
  REGISTER_PATH,
  AGENT_REGISTER_PATH,
  FORGOT_PASSWORD_PATH,
  CHANGE_PASSWORD_PATH,
  MEMBER_PATH,
  HISTORY_PATH,
  BENEFITS_PATH,
  REWARDS_PATH,
  INVITE_PATH,
  DEPOSIT_PATH,
  WITHDRAW_PATH,
  SECURITY_PATH,
  ADD_BANK_CARD_PATH,
  ADD_PIX_PATH,
  MALL_PATH,
  LEADERBOARD_PATH,
  FEEDBACK_PATH,
  HELP_PATH,
  '*',
] as const

export type RouteTemplate = (typeof ROUTE_TEMPLATES)[number]

/** Other paths of the home page. Not read from HOME_PATHS: the worker would load the page's code for it. */
const OTHER_HOME_PATHS: readonly string[] = ['/', '/m', '/m/', '/m/index', ENTRY_PATH]

/** Returns the route of a path; `*` for a path that is none of the app's. */
export const routeTemplate = (path: string): RouteTemplate => {
  if (OTHER_HOME_PATHS.includes(path)) return HOME_PATH
  if (path === OLD_REGISTER_PATH) return REGISTER_PATH
  return ROUTE_TEMPLATES.find((each) => each === path) ?? '*'
}
