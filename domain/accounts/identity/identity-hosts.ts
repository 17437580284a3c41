/** Where the SDK's own helpers come from: the popup's, and the proof that no robot asks for a code. */
export const POPUP_HOSTS = ['https://apis.google.com']
export const CODE_HOSTS = ['https://www.google.com', 'https://www.gstatic.com']
export const ONE_TAP_HOST = 'https://accounts.google.com'

/** What the identity provider's SDK brings into a page, as sources of a policy: a path with a slash at its end is a folder. */
export const IDENTITY_SCRIPTS = [
  // The popup's helper, and what it loads itself.
  'https://apis.google.com/js/',
  'https://apis.google.com/_/',
  // Before a code is sent to a phone.
  'https://www.google.com/recaptcha/api.js',
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.gstatic.com/recaptcha/releases/',
  // One-tap.
  'https://accounts.google.com/gsi/client',
] as const

export const IDENTITY_STYLES = ['https://accounts.google.com/gsi/style'] as const
