/** Returns an operator's HTML as a tree of another document, where no image loads and no script runs (ANN-09, R-13). */
export type HtmlSanitiser = (html: string) => Node
