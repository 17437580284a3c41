/** Icon of the password field, on a grid of 24. */
export const LOCK =
  'M7.5 10.5V8a4.5 4.5 0 0 1 9 0v2.5M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM12 14.5v2'
