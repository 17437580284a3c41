/**
 * How the identity provider's scripts take a language: without its script, and with no more than six characters, past
 * which they send nobody a code (`auth/argument-error`).
 * @param tag BCP 47, as in `zh-Hans-CN`
 */
export const providerLanguage = (tag: string): string => tag.replace(/-[A-Z][a-z]{3}(?=-|$)/u, '')
