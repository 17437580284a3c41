/** Hosts of the SDK's own helpers: the popup's, and the reCAPTCHA's. */
export const POPUP_HOSTS = ['https://apis.google.com']
export const CODE_HOSTS = ['https://www.google.com', 'https://www.gstatic.com']
export const ONE_TAP_HOST = 'https://accounts.google.com'

/** Policy sources of the identity provider's SDK; a path that ends with a slash is a folder. */
export const IDENTITY_SCRIPTS = [
  // The popup's helper, and the scripts that it loads.
  'https://apis.google.com/js/',
  'https://apis.google.com/_/',
  // Needed before a code is sent to a phone.
  'https://www.google.com/recaptcha/api.js',
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.gstatic.com/recaptcha/releases/',
  // One-tap.
  'https://accounts.google.com/gsi/client',
] as const

export const IDENTITY_STYLES = ['https://accounts.google.com/gsi/style'] as const
