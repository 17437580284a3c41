const FRAMED =
  /; wv\)|FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|TikTok|musical_ly|Telegram|Zalo|KAKAOTALK/u

/** Is it a browser inside another app, which puts nothing on the home screen and opens no window beside its own? */
export const isInAppBrowser = (userAgent: string): boolean => FRAMED.test(userAgent)
