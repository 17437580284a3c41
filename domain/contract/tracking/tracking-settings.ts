import { PIXEL_IDS, PIXELS, type PixelName } from '../../tracking/pixel-hosts'
import { ownEntries } from '../../text/own-entries'

/** What the settings say of tracking (TRK-03); a field that is wrong counts as absent. */
export interface TrackingSettings {
  readonly honourDoNotTrack: boolean
  /** The pixels with an id that looks like one. */
  readonly pixels: readonly (readonly [pixel: PixelName, id: string])[]
}

/** Reads it off the settings, which keep what they do not know themselves. By hand, as account-settings.ts. */
export const trackingSettings = (settings: object): TrackingSettings => {
  const fields = ownEntries(settings)
  const ids = ownEntries(fields.get('pixels'))
  return {
    honourDoNotTrack: fields.get('honourDoNotTrack') === true,
    pixels: PIXELS.flatMap((pixel) => {
      const id = ids.get(pixel)
      return typeof id === 'string' && PIXEL_IDS[pixel].test(id) ? [[pixel, id] as const] : []
    }),
  }
}

/**
 * May this visit be recognised: ids kept, cookies set, pixels loaded (TRK-03)? Undefined while a browser asks not to be
 * tracked and nobody knows yet whether the merchant honours it.
 */
export const isTrackingAllowed = (settings: object | undefined, asksNot: boolean): boolean | undefined => {
  if (!asksNot) return true
  return settings && !trackingSettings(settings).honourDoNotTrack
}
