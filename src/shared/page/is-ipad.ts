/** Is this an iPad? Since iPadOS 13 it calls itself a Mac, but no Mac has a touch screen. */
export const isIpad = (): boolean =>
  navigator.userAgent.includes('iPad') || (navigator.platform.includes('Mac') && navigator.maxTouchPoints > 1)
