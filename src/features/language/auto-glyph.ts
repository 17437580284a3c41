/** Sign of what is left to the merchant and the system, on the grid of 24. */
export const AUTO =
  'M4 7h9M17.5 7H20M15.2 9.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM4 17h2.5M11 17h9M8.8 19.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z'
