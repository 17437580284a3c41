/**
 * The Sanitizer API, of which the compiler's DOM library has the types alone. Chrome 146, Firefox 148; Safari none
 * yet.
 */
interface Element {
  setHTML: (html: string, options?: { readonly sanitizer?: SanitizerConfig }) => void
}
