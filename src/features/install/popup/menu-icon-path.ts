/** Icon of the phones' menu, on the grid of `Icon`. */
export const MENU =
  'M12 6.6a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2zM12 13.1a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2zM12 19.6a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2z'
