/** Path of the images that `npm run merchant:assets` makes from the merchant's logo, under a fixed name (INS-07). */
export const MERCHANT_PATH = '/m/merchant'

export const WEB_CLIP_FILE = 'app.mobileconfig'
export const TOUCH_ICON_FILE = 'apple-touch-icon.png'
/** iOS uses the nearest size; this is the largest that it shows. */
export const TOUCH_ICON_PX = 180
/** Icon sizes of the web-app manifest. */
export const ICON_SIZES = [192, 256, 384, 512] as const

export const iconFile = (size: number): string => `icon-${String(size)}.png`

/** Screen of an iPhone in portrait, in pixels, and the ratio of pixels per CSS pixel. */
export interface AppleSplashScreen {
  readonly width: number
  readonly height: number
  readonly ratio: 2 | 3
}

/** Ten sizes of the specification (S9), and the three of iPhones since. */
export const APPLE_SCREENS: readonly AppleSplashScreen[] = [
  { width: 640, height: 1136, ratio: 2 },
  { width: 750, height: 1334, ratio: 2 },
  { width: 828, height: 1792, ratio: 2 },
  { width: 1125, height: 2436, ratio: 3 },
  { width: 1170, height: 2532, ratio: 3 },
  { width: 1179, height: 2556, ratio: 3 },
  { width: 1206, height: 2622, ratio: 3 },
  { width: 1242, height: 2208, ratio: 3 },
  { width: 1242, height: 2688, ratio: 3 },
  { width: 1260, height: 2736, ratio: 3 },
  { width: 1284, height: 2778, ratio: 3 },
  { width: 1290, height: 2796, ratio: 3 },
  { width: 1320, height: 2868, ratio: 3 },
]

export const SPLASH_STYLES = ['light', 'dark'] as const

export type SplashStyle = (typeof SPLASH_STYLES)[number]

export const splashFile = ({ width, height }: AppleSplashScreen, style: SplashStyle): string =>
  `splash-${String(width)}x${String(height)}-${style}.png`

/**
 * Returns the media query by which iOS matches an image to its screen; an image that is one pixel off is not shown.
 */
export const splashMedia = ({ width, height, ratio }: AppleSplashScreen, style: SplashStyle): string =>
  [
    'screen',
    `(device-width: ${String(width / ratio)}px)`,
    `(device-height: ${String(height / ratio)}px)`,
    `(-webkit-device-pixel-ratio: ${String(ratio)})`,
    '(orientation: portrait)',
    `(prefers-color-scheme: ${style})`,
  ].join(' and ')

/**
 * Returns this device's screen if there are images for it.
 * @param width and height of `screen`, in CSS px, in either orientation
 */
export const appleScreenOf = (
  width: number,
  height: number,
  ratio: number,
): AppleSplashScreen | undefined => {
  const [short, long] = width < height ? [width, height] : [height, width]
  return APPLE_SCREENS.find(
    (screen) => screen.ratio === ratio && screen.width === short * ratio && screen.height === long * ratio,
  )
}
