import { SOCIAL_CHANNELS } from '#domain/contract/accounts/identity-settings'
import { emulatedProvider } from '../accounts/emulated-provider'

/**
 * Settings that the demo of `npm start` adds to the seeded ones. They turn on registration by number, its code, a
 * captcha, the mini-game, the chat, and promotions per member.
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

/** Every social login and the phone login, if an identity provider's emulator runs alongside the demo. */
const identitySettings = (emulator: string | null) =>
  emulator === null
    ? { smsProvider: null, socialProviders: [] }
    : { smsProvider: emulatedProvider(emulator), socialProviders: SOCIAL_CHANNELS }
