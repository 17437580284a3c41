import { SOCIAL_CHANNELS } from '#domain/contract/accounts/identity-settings'
import { emulatedProvider } from '../accounts/emulated-provider'

/**
 * What the demo of `npm start` shows besides the seeded settings: registration by number, its code, a captcha, the mini-game, the chat,
 * and promotions that each member has or has not.
 * @param emulator origin of the identity provider's emulator, null for none
 */
export const demoSettings = (emulator: string | null) => ({
  whitelabelVal: { MOBILENUMPASSREG3: true, SEALOTTMINIGAME3: true, CBS3: true },
  mobileRegisterVerify: true,
  register: { captcha: { enabled: true } },
  rewardsCenter: true,
  gw: { captchaVersion: 'v4' },
  ...identitySettings(emulator),
})

/** Every social login and the route by phone, where an emulator of the identity provider runs beside the demo. */
const identitySettings = (emulator: string | null) =>
  emulator === null
    ? { smsProvider: null, socialProviders: [] }
    : { smsProvider: emulatedProvider(emulator), socialProviders: SOCIAL_CHANNELS }
