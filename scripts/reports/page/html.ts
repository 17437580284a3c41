import { html } from 'hono/html'

export { html }

/** Markup whose values are escaped. */
export type Html = ReturnType<typeof html>

/** A text about so many values. */
export interface Counted {
  readonly count: number
  readonly shown: string | Html
}

type Cell = string | Html | Counted

const MIN_GROUP = 5 // fewer say nothing, and could be one person's

/** True for a group of so few values that nothing of it may be shown. */
export const isFew = (count: number): boolean => count > 0 && count < MIN_GROUP

/** Returns the text, or only that it is about few values. */
export const unlessFew = ({ count, shown }: Counted): string | Html =>
  isFew(count) ? `< ${String(MIN_GROUP)}` : shown

/**
 * Returns a table with a caption; the first column is text, the others are numbers. A row whose first cell is about
 * fewer than five values is left out, and other such cells do not show theirs.
 */
export const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  maxRows = Infinity,
): Html => {
  const shown = rows.filter(([first = '']) => !isCounted(first) || first.count >= MIN_GROUP).slice(0, maxRows)
  return html`<div class="table">
    <table>
      <caption class="${caption === head[0] ? 'hidden' : ''}">
        ${caption}
      </caption>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${shown.map(
          ([first = '', ...cells]) =>
            html`<tr>
              <th scope="row">${textOf(first)}</th>
              ${cells.map((cell) => html`<td>${textOf(cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

const isCounted = (cell: Cell): cell is Counted => typeof cell === 'object' && 'shown' in cell

const textOf = (cell: Cell): string | Html => (isCounted(cell) ? unlessFew(cell) : cell)

export const card = (id: string, title: string, about: string, content: Html | readonly Html[]): Html =>
  html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <p class="about">${about}</p>
    ${content}
  </section>`
