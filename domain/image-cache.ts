/** The service worker's cache of the images that a player has seen. */
export const IMAGE_CACHE = 'mc-images'
