const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/m\/([^"]+)"/gu

/** Returns the files of the stylesheets that a build's document links, relative to the build. */
export const linkedStyles = (indexHtml: string): readonly string[] =>
  [...indexHtml.matchAll(STYLESHEET)].flatMap(([, file]) => file ?? [])
