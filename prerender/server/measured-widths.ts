import { SLOTS } from './slots'

/** Replaces src/ui/media/measured-widths.ts: there is no screen to measure. */
export const tileWidth = (): number => SLOTS.tile

export const bannerWidth = (): number => SLOTS.banner

/** As on a phone. */
export const gridColumns = (): number => 3
