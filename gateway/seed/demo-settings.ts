import { SOCIAL_CHANNELS } from '#domain/contract/identity-settings'
import { emulatedProvider } from '../identity/emulated-provider'

/**
 * What the demo of `npm start` shows besides the seeded settings: registration by number, its code, a captcha, the mini-game, the chat,
 * and promotions that each member has or has not.
 */
export const DEMO_SETTINGS = {
  whitelabelVal: { MOBILENUMPASSREG3: true, SEALOTTMINIGAME3: true, CBS3: true },
  mobileRegisterVerify: true,
  register: { captcha: { enabled: true } },
  rewardsCenter: true,
  gw: { captchaVersion: 'v4' },
} as const

/** Every social login and the route by phone, where an emulator of the identity provider runs beside the demo. */
export const demoIdentity = (emulator: string | null) =>
  emulator === null
    ? { smsProvider: null, socialProviders: [] }
    : { smsProvider: emulatedProvider(emulator), socialProviders: SOCIAL_CHANNELS }
