const TEXTS = {
  challenge: { en: 'The verification has expired', zh: '验证已过期' },
  id: { en: 'This verification is not configured', zh: '验证配置错误' },
} as const

/** The stand-in providers' messages to players, in Chinese or else in English. */
export const refusalText = (about: keyof typeof TEXTS, language = ''): string =>
  TEXTS[about][language.startsWith('zh') ? 'zh' : 'en']
