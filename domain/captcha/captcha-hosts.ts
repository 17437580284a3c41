/** The document that the providers' scripts run in (docs/decisions/captcha-in-a-frame.md). */
export const CAPTCHA_FRAME_PATH = '/m/captcha.html'

/** Where a provider's script lies on any of its servers. */
export const CAPTCHA_SCRIPTS = { v3: '/static/tools/gt.js', v4: '/v4/gt4.js' } as const

/**
 * The providers' own servers, main first, then the backups (CAP-03); `captchaServers` of config.json replace them. The
 * last of each is asked when no other is left, where a missing script costs one short answer.
 */
export const CAPTCHA_SERVERS = {
  v3: [
    'https://static.geetest.com',
    'https://static.geevisit.com',
    'https://dn-staticdown.qbox.me',
    'https://api.geetest.com',
  ],
  v4: [
    'https://static.geetest.com',
    'https://static.geevisit.com',
    'https://dn-staticdown.qbox.me',
    'https://gcaptcha4.geetest.com',
  ],
} as const

/** What the providers' scripts go on to by themselves, once they run. */
export const CAPTCHA_RUN_TIME_HOSTS = [
  'https://api.geetest.com',
  'https://api.geevisit.com',
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
  'https://gcaptcha4.gsensebot.com',
] as const

/** The providers' own numbers for what comes down to "Network failure" (A8). */
export const SCRIPT_TIMEOUT_CODE = 60_204
export const RESOURCE_TIMEOUT_CODE = 60_205
