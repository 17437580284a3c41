/** Icons that an iPhone shows on the controls to tap, on a grid of 24. */
export const SHARE = 'M12 3.5v11M8 7.2l4-3.7 4 3.7M8.5 10.5H6v10h12v-10h-2.5'
export const MENU = 'M5.5 12h.01M12 12h.01M18.5 12h.01'
