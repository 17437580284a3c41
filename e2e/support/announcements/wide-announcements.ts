/** The texts of an announcement, in one writing direction. */
export interface AnnouncementWords {
  readonly word: string
  readonly sentence: string
  readonly cell: string
}

export const LATIN_WORDS: AnnouncementWords = {
  word: 'Tournament',
  sentence: 'Play any of the listed games this weekend and share the prize pool of 50,000 with everyone.',
  cell: 'Bonus',
}

export const URDU_WORDS: AnnouncementWords = {
  word: 'ٹورنامنٹ',
  sentence: 'اس ہفتے کے آخر میں فہرست کی کوئی بھی گیم کھیلیں اور 50,000 کا انعامی پول سب کے ساتھ بانٹیں۔',
  cell: 'بونس',
}

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const table = (rows: number, columns: number, cell: (row: number, column: number) => string): string => {
  const row = (tag: 'th' | 'td', at: number) =>
    `<tr>${times(columns, (column) => `<${tag}>${cell(at, column)}</${tag}>`).join('')}</tr>`
  return `<table width="900" border="1"><thead>${row('th', 0)}</thead><tbody>${times(rows, (at) => row('td', at + 1)).join('')}</tbody></table>`
}

const nested = (tag: string, depth: number, text: string): string =>
  depth === 0
    ? text
    : `<${tag}>${tag === 'ul' ? '<li>' : ''}${nested(tag, depth - 1, text)}${tag === 'ul' ? '</li>' : ''}</${tag}>`

/**
 * Returns twenty announcements as operators paste them from editors, mails and spreadsheets, each wider than a phone.
 * @param image the URL of an image
 */
export const wideAnnouncements = (
  { word, sentence, cell }: AnnouncementWords,
  image: string,
): readonly string[] => [
  `<p>${sentence}</p>${table(4, 4, (row, column) => `${cell} ${String(row)}.${String(column)}`)}<p>${sentence}</p>`,
  table(6, 9, (row, column) => `${word} ${String(row * column * 1000)}`),
  `<table><caption>${sentence}</caption><tr><th colspan="4">${sentence}</th></tr><tr><td>1</td><td>2</td><td>3</td><td>${sentence}</td></tr></table>`,
  `<table><tr><td>${table(2, 5, (row, column) => `${cell} ${String(row + column)}`)}</td><td>${sentence}</td></tr></table>`,
  `<p>${sentence}</p><p>https://play.example.com/${'promotions/weekend/'.repeat(12)}index.html?code=ABCDEFGHIJKLMNOPQRSTUVWXYZ</p>`,
  `<p><a href="https://play.example.com/${'x'.repeat(90)}">${'long-link-'.repeat(14)}</a></p>`,
  `<p>${word.repeat(25)}</p>`,
  `<h1>${word.repeat(9)}</h1><p>${sentence}</p>`,
  `<pre>${times(4, (row) => times(14, (column) => `${cell}${String(row)}${String(column)}`).join('\t')).join('\n')}</pre>`,
  `<pre><code>${'0123456789abcdef'.repeat(12)}</code></pre>`,
  `<p>${sentence.replaceAll(' ', '&nbsp;')}</p>`,
  `<nobr>${sentence} ${sentence}</nobr>`,
  `<img src="${image}" width="1200" height="500" alt="${word}"><p>${sentence}</p>`,
  `<figure><img src="${image}" width="728" height="90" alt="${word}"><figcaption>${sentence} ${word.repeat(8)}</figcaption></figure>`,
  `<table><tr><td><img src="${image}" width="640" height="280" alt="${word}"></td><td>${sentence}</td></tr></table>`,
  `<div style="width:960px"><p style="white-space:nowrap;min-width:800px">${sentence} ${sentence}</p></div>`,
  nested('ul', 14, sentence),
  nested('blockquote', 14, sentence),
  `<dl>${times(4, (at) => `<dt>${word.repeat(6)}</dt><dd>${sentence} ${String(at)}</dd>`).join('')}</dl><hr><p>${'-'.repeat(140)}</p><p>${'＊'.repeat(70)}</p>`,
  `<center><font size="7"><b>${word} ${'★'.repeat(60)}</b></font></center><ol start="98765">${times(3, () => `<li>${sentence} ${'8'.repeat(80)}</li>`).join('')}</ol><p>${times(60, () => '100%').join('|')}</p>`,
]
