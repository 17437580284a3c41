/** The signs that an iPhone has on what is to be tapped, on a grid of 24. */
export const SHARE = 'M12 3.5v11M8 7.2l4-3.7 4 3.7M8.5 10.5H6v10h12v-10h-2.5'
export const PLUS =
  'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4zM12 8.5v7M8.5 12h7'
export const MENU = 'M5.5 12h.01M12 12h.01M18.5 12h.01'
