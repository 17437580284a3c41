/** The signs that phones have on these buttons, on the grid of `Glyph`. */
export const PLUS =
  'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4zM12 8.5v7M8.5 12h7'
export const MENU =
  'M12 6.6a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2zM12 13.1a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2zM12 19.6a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2z'
