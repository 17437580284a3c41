/** Icon of push notifications, on the grid of `Icon`. */
export const BELL =
  'M12 4a5.5 5.5 0 0 0-5.5 5.5c0 4.6-2 6-2 7.2h15c0-1.2-2-2.6-2-7.2A5.5 5.5 0 0 0 12 4zM10 19.6a2.2 2.2 0 0 0 4 0'
