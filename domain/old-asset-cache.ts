/** Where earlier builds stored their lazy chunks, by names with a hash. Now they are in the precache of each build. */
export const OLD_ASSET_CACHE = 'mc-assets'
