import { safeImageUrl } from '#domain/routing/safe-url'

/** Returns the URL of an image if it may be loaded; else ''. */
export const safeImageSrc = (source: string): string => safeImageUrl(source, window.location.origin) ?? ''
