const APP_AGENT = /\bApp\/Ver (\d+(?:\.\d+)*)/u

/** Is this the merchant's native app (contract.md, Native bridge)? `AppleWebKit … Version/` is not. */
export const isOfficialApp = (userAgent: string): boolean => APP_AGENT.test(userAgent)
