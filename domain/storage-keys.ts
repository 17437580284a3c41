/**
 * Keys of the page's storage areas, as the specification names them (A3, S3, SES-10). The keys of tracking-keys.ts
 * are loaded later.
 */
export const SESSION_INFO_KEY = 'MC_SESSION_INFO' // session storage
export const SESSION_ID_KEY = 'MC_SESSION_ID' // session storage; ties the response cache to one browser session (NET-06)
export const PASSWORDLESS_KEY = 'MC_PASSWORDLESS' // session storage, '1': the session came without a password (LOG-11)
export const MERCHANT_KEY = 'merchant'
export const LANGUAGE_KEY = 'language' // local storage, session storage and a cookie (LNG-02)
export const CHOICES_AT_KEY = 'choicesAt' // local storage, epoch ms: when language or a login flag was last stored; a killed browser may lose the last seconds
export const OFFERED_LANGUAGE_KEY = 'offeredLanguage' // local storage: one of the merchant's languages, if the player has chosen none
export const AUTO_LOGIN_KEY = 'autoLogin'
export const LOGGED_OUT_KEY = 'loggedOut' // local storage: time of the last logout and a digest of the account, for tabs that were not running (SES-08)
export const WEBCLIP_KEY = 'WEBCLIP' // set when the page was opened from an iOS web clip
export const STYLE_KEY = 'style' // the player's choice of light or dark
export const TEMPLATES_KEY = 'templates' // the merchant's last mobileTemplate, for the first paint
export const IMAGE_RULES_KEY = 'imageRules' // `images` of config.json, for the first images of the next start
export const TEXTS_KEY = 'texts' // the merchant's own texts by language and key, for the next start
export const TITLE_KEY = 'title' // the merchant's title of the home page, for the next start
export const REMEMBERED_MEMBER_KEY = 'rememberedMember' // the remembered-login flag (SES-10): member of the automatic login, no secret
export const DATA_SAVER_KEY = 'dataSaver' // '1' or '0': the player's own setting (OFF-08); absent or empty, the browser decides
export const HELD_IMAGES_KEY = 'imagesNotLoaded' // how many images data saver has held back here (OFF-08)
export const VIBRATION_KEY = 'vibration' // local storage, '0': no vibration at favourites, claims and wins
export const PRIZE_MODES_KEY = 'prizeModes' // local storage: the last choice for each lottery
export const APP_ADVICE_KEY = 'appAdvice' // session storage: the advice of GAM-05 has been read
export const INSTALL_ANSWERED_KEY = 'installAnswered' // session storage: the install popup was answered (INS-01)
export const INSTALLED_KEY = 'appInstalled' // local storage: the web app was installed here (INS-01)
export const PLAY_REMINDER_KEY = 'playReminder' // local storage: minutes of play after which the player is asked (PLY-01)
export const PLAY_SESSION_KEY = 'playSession' // local storage: this sitting, for every tab and after a reload (PLY-01)
export const PROMPTS_OFF_KEY = 'noOffers' // local storage, '1': the player wants nothing that opens by itself (PLY-02)
export const DIALING_CODE_KEY = 'dialingCode' // local storage: the country whose code the player chose last (DIA-01)
export const BALANCE_HIDDEN_KEY = 'balanceHidden' // the player does not want their money on the screen
export const SEARCHES_KEY = 'searches' // local storage: the last searches of one player, under a digest of their id (GAM-01)
export const REPORT_SAMPLE_KEY = 'reportSample' // local storage: a sample rate, and '1' if this device is in that sample (MET-02)
export const CAMPAIGN_KEY = 'campaign' // session storage: the utm_* parameters that this visit came with (SHL-04)
export const TYPED_INPUT_KEY = 'typedInput' // session storage, from a refresh to the next start: input of a form (UPD-04)

/** Local storage: where the player has put the mini-game (MIN-02), a share of the way along each axis. */
export const MINI_GAME_PLACE_KEYS = {
  portrait: 'miniGamePlacePortrait',
  landscape: 'miniGamePlaceLandscape',
} as const

// What a visitor came with (REG-07, LINE-08): local storage.
export const AFFILIATE_CODE_KEY = 'affiliateCode'
export const REFERRAL_CODE_KEY = 'referralCode'
export const ORIGINAL_DOMAIN_KEY = 'originalDomain'

/** What the worker may ask the page to keep: the only keys a `persist` signal can carry. */
export type PersistedKey =
  | typeof MERCHANT_KEY
  | typeof LANGUAGE_KEY
  | typeof AUTO_LOGIN_KEY
  | typeof IMAGE_RULES_KEY
  | typeof TEMPLATES_KEY
  | typeof REMEMBERED_MEMBER_KEY
