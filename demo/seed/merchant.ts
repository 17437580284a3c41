import type { Localised } from '#gateway/db/localised'

export const MERCHANT_CODE = 'harbour'
export const MERCHANT_NAME: Localised = { EN: 'Lucky Harbour', CN: '幸运港', UR: 'لکی ہاربر' }

/**
 * Hash of the password that this merchant's support gives out. A member who still has it must choose another
 * (LOG-04). 20,000 iterations take a slow phone a tenth of a second at each login. One member of demo-accounts.ts has
 * it.
 */
const WEAK_PASSWORD = {
  salt: 'UJocxZi1VD6qdNGtvzz6WQ==',
  iterations: 20_000,
  hash: 'ZxM8dr6xCLyCF/wTYmoFeTxk7Eyuc7E/drVJdPeR01w=',
}

/** The operator's settings at the start (contract.md, Settings); absent ones are off or have their default. */
export const MERCHANT_SETTINGS: Readonly<Record<string, unknown>> = {
  currency: 'PHP',
  currencySymbol: '₱',
  decimals: 2,
  countryCode: 'PH',
  countryDialingCode: '63',
  whitelabelVal: {},
  login: { captcha: { enabled: false } },
  sms: { captcha: { enabled: false } },
  register: { captcha: { enabled: false } },
  gw: { captchaId: '5d0e7b1c3f9a4826b0d2f4a68c1e3b57', captchaVersion: 'v3', profileIconCount: 9 },
  mobileTemplate: {
    pwa: true,
    desktop_app_feature: false,
    theme: { accent: '#f5b301', style: 'dark' },
  },
  availablePromotions: {
    APP_DOWNLOAD: { enabled: false, count: 0 },
    REFERRAL: { enabled: true, count: 3 },
  },
  socialProviders: [],
  mobileRegisterVerify: false,
  weakPassword: WEAK_PASSWORD,
  honourDoNotTrack: true,
  pixels: {},
  seo: {},
  appVersion: { latest: '2.4.39', mandatory: false },
  responsiblePlay: { minimumAge: 18, url: 'https://www.begambleaware.org/' },
  rewardsCenter: false,
}
