/** --ground of src/ui/tokens.css, where no style is read: the browser's own bars, and the pictures that the app starts with. */
export const BACKGROUND_COLOURS = { light: '#edf0f6', dark: '#090c15' } as const
