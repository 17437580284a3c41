/** Where `npm run merchant:assets` puts what it makes of the merchant's logo, under a name that never changes (INS-07). */
export const MERCHANT_PATH = '/m/merchant'

export const WEB_CLIP_FILE = 'app.mobileconfig'
export const TOUCH_ICON_FILE = 'apple-touch-icon.png'
/** iOS takes the nearest, and this is the largest that it draws. */
export const TOUCH_ICON_PX = 180
/** Of the web-app manifest. */
export const ICON_SIZES = [192, 256, 384, 512] as const

export const iconFile = (size: number): string => `icon-${String(size)}.png`

/** The screen of an iPhone held upright, in pixels, and how many of them make one of CSS on each axis. */
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

/** The media query by which iOS finds the picture of its own screen; one that is a pixel off is not shown at all. */
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
 * The screen of this device among those that have pictures.
 * @param width and height of `screen`, in CSS px, whichever way it is held
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
