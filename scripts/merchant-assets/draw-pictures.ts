import sharp from 'sharp'
import { BACKGROUND_COLOURS } from '#domain/background-colours'
import {
  type AppleSplashScreen,
  ICON_SIZES,
  iconFile,
  SPLASH_STYLES,
  splashFile,
  type SplashStyle,
  TOUCH_ICON_FILE,
  TOUCH_ICON_PX,
  WEB_CLIP_FILE,
} from '#domain/install/apple-icons'
import { renderWebClipProfile } from '#deploy/web-clip-profile'
import { UserError } from '../lib/user-error'
import type { Merchant } from './read-merchant'

/** Small files: a logo on a plain background has few colours, and a phone loads the image once. */
const PNG = { palette: true, quality: 90, effort: 7, compressionLevel: 9 } as const

/** Returns all home screen files, by file name. Throws a `UserError` if an image cannot be read. */
export async function drawImages(
  merchant: Merchant,
  screens: readonly AppleSplashScreen[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const screen of screens)
    for (const style of SPLASH_STYLES) {
      files.set(splashFile(screen, style), await splash(merchant.logo, screen.width, screen.height, style))
    }
  const app = merchant.icon ?? merchant.logo
  for (const size of ICON_SIZES) files.set(iconFile(size), await square(app, size))
  const icon = await square(app, TOUCH_ICON_PX)
  files.set(TOUCH_ICON_FILE, icon)
  const { name, code, origin } = merchant
  files.set(WEB_CLIP_FILE, Buffer.from(renderWebClipProfile({ name, merchant: code, origin, icon })))
  return files
}

const LOGO_SHARE = 0.6 // of the screen's width: away from its edges
const LOGO_TALLEST = 0.25 // of its height

/** Uses the app's own start background, so that nothing flashes in between. */
async function splash(logo: Buffer, width: number, height: number, style: SplashStyle): Promise<Buffer> {
  const mark = await fitted(logo, Math.round(width * LOGO_SHARE), Math.round(height * LOGO_TALLEST))
  return await sharp({ create: { width, height, channels: 3, background: BACKGROUND_COLOURS[style] } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png(PNG)
    .toBuffer()
}

/** An icon of the app: iOS rounds its corners, and shows transparent parts as black. */
async function square(source: Buffer, size: number): Promise<Buffer> {
  const { isWhole } = await lookOf(source)
  const inner = isWhole ? size : Math.round(size * 0.8) // a logo needs a margin at the corners
  return await sharp({
    create: { width: size, height: size, channels: 3, background: BACKGROUND_COLOURS.light },
  })
    .composite([{ input: await fitted(source, inner, inner), gravity: 'centre' }])
    .png(PNG)
    .toBuffer()
}

const MAX_PIXELS = 40_000_000
const SVG_DENSITY = 72

/** Scales an image to the largest size within a box; vector images are rendered at that size. */
async function fitted(source: Buffer, width: number, height: number): Promise<Buffer> {
  const look = await lookOf(source)
  const scale = Math.min(width / look.width, height / look.height)
  const density = look.isDrawing ? Math.min(2400, Math.max(1, SVG_DENSITY * scale)) : SVG_DENSITY
  return await readable(() =>
    sharp(source, { density, limitInputPixels: MAX_PIXELS })
      .resize({ width, height, fit: 'inside' })
      .png()
      .toBuffer(),
  )
}

interface Look {
  readonly width: number
  readonly height: number
  readonly isDrawing: boolean
  /** True if it is a square without transparent parts, as an icon should be. */
  readonly isWhole: boolean
}

async function lookOf(source: Buffer): Promise<Look> {
  const image = sharp(source, { limitInputPixels: MAX_PIXELS })
  const { width, height, format } = await readable(() => image.metadata())
  const { isOpaque } = await readable(() => image.stats())
  return { width, height, isDrawing: format === 'svg', isWhole: width === height && isOpaque }
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch {
    throw new UserError('A picture of the merchant cannot be read: it is damaged, too large, or no picture.')
  }
}
