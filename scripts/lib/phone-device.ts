/** The phone profile of tests and measurements, for Playwright's contexts (docs/performance.md). */
export const PHONE_DEVICE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
} as const
