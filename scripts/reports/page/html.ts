import { html } from 'hono/html'

export { html }

/** Markup whose values are escaped. */
export type Html = ReturnType<typeof html>

/** Returns a table with a caption; the first column is text, the others are numbers. */
export const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (string | Html)[])[],
): Html =>
  html`<div class="table">
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
        ${rows.map(
          ([first = '', ...cells]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

export const card = (id: string, title: string, about: string, content: Html | readonly Html[]): Html =>
  html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <p class="about">${about}</p>
    ${content}
  </section>`
