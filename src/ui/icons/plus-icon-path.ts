/** A plus, on the grid of `Icon`. */
export const PLUS = 'M12 5.5v13M5.5 12h13'
