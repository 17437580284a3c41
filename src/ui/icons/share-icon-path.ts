/** An arrow out of a box, on the grid of `Icon`. */
export const SHARE = 'M12 15V3.5M7.5 8 12 3.5 16.5 8M7 11.5H5.5V20.5h13V11.5H17'
