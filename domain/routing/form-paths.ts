import { isUnder } from './is-under'
import {
  CHANGE_PASSWORD_PATH,
  DEPOSIT_PATH,
  FEEDBACK_PATH,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  MALL_PATH,
  OLD_REGISTER_PATH,
  REGISTER_PATH,
  SECURITY_PATH,
  WITHDRAW_PATH,
} from './routes'

const FORM_PATHS: readonly string[] = [
  LOGIN_PATH,
  REGISTER_PATH,
  OLD_REGISTER_PATH,
  FORGOT_PASSWORD_PATH,
  CHANGE_PASSWORD_PATH,
  DEPOSIT_PATH,
  WITHDRAW_PATH,
  SECURITY_PATH,
  FEEDBACK_PATH,
  MALL_PATH,
]

/** True for screens with money, passwords or a form: nothing floats over them. */
export const isFormPath = (pathname: string): boolean => isUnder(FORM_PATHS, pathname)
