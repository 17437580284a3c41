/**
 * Icons of the styles that follow another setting: a shop for the merchant's, a phone for the device's; on the grid
 * of 24.
 */
export const STYLE_GLYPHS = {
  merchant:
    'M4.5 12v7.5h15V12M3.2 8.8 5 4.5h14l1.8 4.3a2.9 2.9 0 0 1-5.8.2 3 3 0 0 1-6 0 2.9 2.9 0 0 1-5.8-.2zM9.5 19.5v-4.2h5v4.2',
  auto: 'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 17.8h2',
} as const
