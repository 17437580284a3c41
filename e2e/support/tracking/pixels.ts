import type { BrowserContext } from '@playwright/test'
import { pixelScript, PIXELS, type PixelName } from '#domain/tracking/pixel-hosts'
import type { TestGateway } from '../gateway/test-gateway'

export const PIXEL_IDS: Readonly<Record<PixelName, string>> = {
  facebook: '1234567890123456',
  google: 'G-AB12CD34EF',
  tiktok: 'C4A1B2C3D4E5F6G7H8I9',
  kwai: '987654321098765',
}

/** The hosts that a merchant with these pixels names in config.json. */
export const PIXEL_HOSTS = PIXELS.map((pixel) => new URL(pixelScript(pixel, PIXEL_IDS[pixel])).origin)

/** Routes the providers' URLs to the gateway's stand-ins. @returns the requested pixels, in order */
export const standIn = async (
  context: BrowserContext,
  gateway: TestGateway,
): Promise<readonly PixelName[]> => {
  const asked: PixelName[] = []
  for (const pixel of PIXELS) {
    const { host, pathname } = new URL(pixelScript(pixel, PIXEL_IDS[pixel]))
    await context.route(
      (url) => url.host === host && url.pathname === pathname,
      async (route) => {
        asked.push(pixel)
        const script = await fetch(`${gateway.origin}/pixels/${pixel}.js`)
        await route.fulfill({ contentType: 'text/javascript', body: await script.text() })
      },
    )
  }
  return asked
}
