const FRAMED =
  /; wv\)|FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|TikTok|musical_ly|Telegram|Zalo|KAKAOTALK/u

/** True for an in-app browser: it cannot add to the home screen or open another window. */
export const isInAppBrowser = (userAgent: string): boolean => FRAMED.test(userAgent)
