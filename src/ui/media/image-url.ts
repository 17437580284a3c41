const WIDTHS = [96, 160, 240, 320, 480, 640, 960, 1280] as const // only a few, so an image is cached once

const MAX_DENSITY = 2.5 // a higher density is not visible, but uses more of the player's data plan

export interface ImageNeed {
  /** Width on the screen, in CSS px. */
  readonly width: number
  /** Device px per CSS px. */
  readonly density: number
  readonly savesData: boolean
}

/** Returns the URL of an image at the needed width, if the URL contains `{w}` (contract.md). */
export const imageUrl = (source: string, { width, density, savesData }: ImageNeed): string => {
  const wanted = width * (savesData ? 1 : Math.min(density, MAX_DENSITY))
  const bucket = WIDTHS.find((candidate) => candidate >= wanted) ?? WIDTHS[WIDTHS.length - 1] ?? 0
  return source.replaceAll('{w}', String(bucket))
}
