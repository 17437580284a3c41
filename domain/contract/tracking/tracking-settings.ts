import { PIXEL_IDS, PIXELS, type PixelName } from '../../tracking/pixel-hosts'
import { ownEntries } from '../../text/own-entries'

/** Tracking settings (TRK-03); an invalid field counts as absent. */
export interface TrackingSettings {
  readonly honourDoNotTrack: boolean
  /** The pixels with a valid id. */
  readonly pixels: readonly (readonly [pixel: PixelName, id: string])[]
}

/** Parses them by hand from the raw settings, as account-settings.ts does. */
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
 * True if this visit may be recognised: ids stored, cookies set, pixels loaded (TRK-03). Undefined while a browser
 * asks not to be tracked and it is not known yet whether the merchant honours that.
 */
export const isTrackingAllowed = (settings: object | undefined, asksNot: boolean): boolean | undefined => {
  if (!asksNot) return true
  return settings && !trackingSettings(settings).honourDoNotTrack
}
