/** Icons of the two styles, on the grid of `Icon`. */
export const MOON = 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z'
export const SUN =
  'M12 16.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM12 2.8v1.7M12 19.5v1.7M5.5 5.5l1.2 1.2M17.3 17.3l1.2 1.2M2.8 12h1.7M19.5 12h1.7M5.5 18.5l1.2-1.2M17.3 6.7l1.2-1.2'
