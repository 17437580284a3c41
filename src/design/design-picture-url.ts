/** In the place of src/app/picture-url.ts: the pictures of this site are ours. */
export const pictureUrl = (source: string): string => source
