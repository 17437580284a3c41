/** True on an iPad. Since iPadOS 13 it identifies itself as a Mac, but no Mac has a touch screen. */
export const isIpad = (): boolean =>
  navigator.userAgent.includes('iPad') || (navigator.platform.includes('Mac') && navigator.maxTouchPoints > 1)
