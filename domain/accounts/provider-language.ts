/**
 * Returns the language in the form that the identity provider accepts: without its script and at most six characters.
 * With a longer one they send no code (`auth/argument-error`).
 * @param tag BCP 47, as in `zh-Hans-CN`
 */
export const providerLanguage = (tag: string): string => tag.replace(/-[A-Z][a-z]{3}(?=-|$)/u, '')
