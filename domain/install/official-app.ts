const APP_AGENT = /\bApp\/Ver (\d+(?:\.\d+)*)/u

/** True in the merchant's native app (contract.md, Native bridge). `AppleWebKit … Version/` is not it. */
export const isOfficialApp = (userAgent: string): boolean => APP_AGENT.test(userAgent)
