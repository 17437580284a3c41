/** The document that the providers' scripts run in (docs/decisions/captcha-in-a-frame.md). */
export const CAPTCHA_FRAME_PATH = '/m/captcha.html'

/** Path of a provider's script on each of its servers. */
export const CAPTCHA_SCRIPTS = { v3: '/static/tools/gt.js', v4: '/v4/gt4.js' } as const

/**
 * The providers' own servers, main first, then the backups (CAP-03); `captchaServers` of config.json replace them.
 * The last of each is tried only when no other is left; a missing script there costs one short response.
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

/** Hosts that the providers' scripts contact once they run. */
export const CAPTCHA_RUN_TIME_HOSTS = [
  'https://api.geetest.com',
  'https://api.geevisit.com',
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
  'https://gcaptcha4.gsensebot.com',
] as const

/** The providers' own codes for "Network failure" (A8). */
export const SCRIPT_TIMEOUT_CODE = 60_204
export const RESOURCE_TIMEOUT_CODE = 60_205
