/** Path of the files of all builds: chunks, styles, translations. */
export const ASSET_PATH = '/m/assets/'
