/** Icon of the captcha, on the grid of 24. */
export const SHIELD_ICON_PATH =
  'M12 3.5l7 2.6v5.2c0 4.5-2.9 7.7-7 9.2-4.1-1.5-7-4.7-7-9.2V6.1zM8.8 11.9l2.3 2.3 4.1-4.4'
