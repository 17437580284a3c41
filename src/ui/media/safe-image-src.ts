import { safeImageUrl } from '#domain/routing/safe-url'

/** The address of a picture that may be loaded; '' for any other, and where there is none. */
export const safeImageSrc = (source: string): string => safeImageUrl(source, window.location.origin) ?? ''
