/** What the demo of `npm start` shows besides the seeded settings: registration by number, its code, a captcha, the mini-game, the chat. */
export const DEMO_SETTINGS = {
  whitelabelVal: { MOBILENUMPASSREG3: true, SEALOTTMINIGAME3: true, CBS3: true },
  mobileRegisterVerify: true,
  register: { captcha: { enabled: true } },
  gw: { captchaVersion: 'v4' },
} as const
