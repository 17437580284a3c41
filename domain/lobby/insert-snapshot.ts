import { APP_TEMPLATE_ID, SNAPSHOT_ID } from './snapshot'
import { escapeHtml } from './snapshot-markup'

const PLACE = `<template id="${SNAPSHOT_ID}"></template>`
const STYLESHEET = /<link rel="stylesheet"[^>]*>\n?/gu
const SCRIPT = /<script type="module"( crossorigin)? src="([^"]*)"><\/script>/u
const FETCH = '<link rel="modulepreload"$1 href="$2">'

/** A screen to insert into a document. */
interface Insertion {
  /** Attributes of its template, which say for whom it is valid. */
  readonly attributes: Readonly<Record<string, string>>
  /** Markup that passes `isSafeSnapshotMarkup`. */
  readonly markup: string
  /** A style element with the text of the stylesheets, in place of their links. */
  readonly style?: string
}

/**
 * Returns the document with the markup inserted, inert. Its styles come first: content before a stylesheet is painted
 * unstyled, which is intended for the skeleton only. The application's script is fetched as usual, but is in a
 * template too. The document starts it after painting the snapshot, or at once without one. Undefined if the document
 * has no place for it.
 */
export const insertSnapshot = (
  html: string,
  { attributes, markup, style }: Insertion,
): string | undefined => {
  const [styles, script] = [html.match(STYLESHEET) ?? [], SCRIPT.exec(html)]
  const [before, after, ...others] = html.replace(STYLESHEET, '').replace(SCRIPT, FETCH).split(PLACE)
  if (before === undefined || after === undefined || others.length > 0 || !script) return undefined
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const app = `<template id="${APP_TEMPLATE_ID}">${script[0]}</template>`
  const snapshot = `<template id="${SNAPSHOT_ID}"${written.join('')}>${markup}</template>`
  return before + (style ?? styles.join('')) + app + snapshot + after
}
