/** --ground of src/ui/tokens.css, for places without styles: the browser's own bars, and the app's start images. */
export const BACKGROUND_COLOURS = { light: '#edf0f6', dark: '#090c15' } as const
