import { APP_TEMPLATE_ID, SNAPSHOT_ID } from './snapshot'
import { escapeHtml } from './snapshot-markup'

const PLACE = `<template id="${SNAPSHOT_ID}"></template>`
const STYLESHEET = /<link rel="stylesheet"[^>]*>\n?/gu
const SCRIPT = /<script type="module"( crossorigin)? src="([^"]*)"><\/script>/gu
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
 * unstyled, which is intended for the skeleton only. The application's scripts are fetched as usual, but are in a
 * template too. The document starts them after painting the snapshot, or at once without one. Undefined if the document
 * has no place for it.
 */
export const insertSnapshot = (
  html: string,
  { attributes, markup, style }: Insertion,
): string | undefined => {
  const [styles, scripts] = [html.match(STYLESHEET) ?? [], html.match(SCRIPT)]
  const [before, after, ...others] = html.replace(STYLESHEET, '').replace(SCRIPT, FETCH).split(PLACE)
  if (before === undefined || after === undefined || others.length > 0 || !scripts) return undefined
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const app = `<template id="${APP_TEMPLATE_ID}">${scripts.join('')}</template>`
  const snapshot = `<template id="${SNAPSHOT_ID}"${written.join('')}>${markup}</template>`
  return before + (style ?? styles.join('')) + app + snapshot + after
}
