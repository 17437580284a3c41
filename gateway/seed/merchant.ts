import type { Localised } from '../db/localised'

export const MERCHANT_NAME: Localised = { EN: 'Lucky Harbour', CN: '幸运港', UR: 'لکی ہاربر' }

/** The operator's settings at the start (contract.md, Settings); what is absent is off or has its default. */
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
  gw: { captchaId: '', captchaVersion: 'v3', profileIconCount: 9 },
  mobileTemplate: {
    pwa: true,
    desktop_app_feature: false,
    theme: { accent: '#f5b301', style: 'dark' },
  },
  resources: [],
  availablePromotions: {
    APP_DOWNLOAD: { enabled: false, count: 0 },
    REFERRAL: { enabled: false, count: 0 },
  },
  socialProviders: [],
  mobileRegisterVerify: false,
  honourDoNotTrack: true,
  pixels: {},
  seo: {},
  appVersion: { latest: '2.4.39', mandatory: false },
  responsiblePlay: { minimumAge: 18, url: 'https://www.begambleaware.org/' },
  rewardsCenter: false,
}
