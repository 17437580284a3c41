/** The phones' icon for adding to the home screen, on the grid of `Icon`. */
export const PLUS =
  'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4zM12 8.5v7M8.5 12h7'
