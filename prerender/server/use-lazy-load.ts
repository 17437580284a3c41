/** Replaces src/ui/media/use-lazy-load.ts: the document's script loads only the images on the screen. */
export const useLazyLoad = (): boolean => true
