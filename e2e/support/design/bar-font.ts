/**
 * Returns a font in which every letter of every script is the same bar. Fonts differ between machines, and so do
 * screenshots of text. With this font a text has its colour, size and lines, and looks the same everywhere
 * (docs/decisions/design-screenshots.md). The font is built here, byte by byte, so no binary has to be trusted.
 */
function barFont(): Buffer {
  return fontFile({
    'OS/2': os2(),
    cmap: cmap(),
    glyf: bar(),
    head: head(),
    hhea: hhea(),
    hmtx: words(0, 0, WIDTH, BEARING, SPACE_WIDTH, 0),
    loca: words(0, 0, bar().length / 2, bar().length / 2),
    maxp: maxp(),
    name: words(0, 0, 6),
    post: Buffer.concat([longs(0x00030000), Buffer.alloc(28)]),
  })
}

/** Returns styles that replace every font with it, with computed widths that are not rounded to device pixels. */
export const barFontStyle = (): string =>
  `@font-face { font-family: Bar; src: url(data:font/ttf;base64,${barFont().toString('base64')}) }
   *, *::before, *::after { font-family: Bar !important; text-rendering: geometricPrecision !important; font-synthesis: none !important }`

const EM = 1000
const ASCENT = 900
const DESCENT = -250
const WIDTH = 540 // about the width of a Latin letter
const BEARING = -60 // each overlaps the next, so that a word is one seamless bar
const X_HEIGHT = 520
const SPACE_WIDTH = 280

const BAR = 1 // glyph 0 is for missing characters, and is empty
const SPACE = 2
const GLYPHS = 3
const LAST_LETTER = 0x10ffff

/** Returns one contour of four corners. */
function bar(): Buffer {
  const [left, right] = [BEARING, WIDTH - BEARING]
  const ON_CURVE = 1
  return Buffer.concat([
    words(1, left, 0, right, X_HEIGHT),
    words(3, 0), // last point; no instructions
    Buffer.from([ON_CURVE, ON_CURVE, ON_CURVE, ON_CURVE]),
    words(left, 0, right - left, 0), // steps in x
    words(0, X_HEIGHT, 0, -X_HEIGHT), // steps in y
  ])
}

/** Format 13: ranges of code points that share one glyph. */
function cmap(): Buffer {
  const groups = [
    [0x20, 0x20, SPACE],
    [0x21, 0x9f, BAR],
    [0xa0, 0xa0, SPACE],
    [0xa1, LAST_LETTER, BAR],
  ]
  const HEADER = 16
  return Buffer.concat([
    words(0, 1, 3, 10), // one table: Windows, all of Unicode
    longs(12),
    words(13, 0),
    longs(HEADER + groups.length * 12, 0, groups.length),
    longs(...groups.flat()),
  ])
}

function head(): Buffer {
  return Buffer.concat([
    longs(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
    words(0, EM),
    Buffer.alloc(16), // no creation or modification time
    words(0, 0, WIDTH, X_HEIGHT, 0, 8, 2, 0, 0),
  ])
}

function hhea(): Buffer {
  return Buffer.concat([
    longs(0x00010000),
    words(ASCENT, DESCENT, 0, WIDTH, 0, 0, WIDTH, 1, 0, 0, 0, 0, 0, 0, 0, GLYPHS),
  ])
}

function maxp(): Buffer {
  return Buffer.concat([longs(0x00010000), words(GLYPHS, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)])
}

function os2(): Buffer {
  return Buffer.concat([
    words(4, WIDTH, 400, 5, 0),
    Buffer.alloc(20), // sub- and superscripts, strike-out
    ...[words(0), Buffer.alloc(10), Buffer.alloc(16), Buffer.from('BARS')],
    ...[words(0x40, 0x20, 0xffff, ASCENT, DESCENT, 0, ASCENT, -DESCENT), Buffer.alloc(8)],
    words(X_HEIGHT, X_HEIGHT, 0, 0x20, 1),
  ])
}

function fontFile(tables: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(tables).sort()
  const power = 2 ** Math.floor(Math.log2(names.length))
  const start = 12 + names.length * 16
  const bodies: Buffer[] = []
  const entries = names.map((name) => {
    const table = tables[name] ?? Buffer.alloc(0)
    const offset = start + bodies.reduce((sum, body) => sum + body.length, 0)
    bodies.push(Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]))
    // The browser computes the checksum itself.
    return Buffer.concat([Buffer.from(name), longs(0, offset, table.length)])
  })
  const directory = words(names.length, power * 16, Math.log2(power), (names.length - power) * 16)
  return Buffer.concat([longs(0x00010000), directory, ...entries, ...bodies])
}

function words(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  values.forEach((value, place) => buffer.writeUInt16BE(value & 0xffff, place * 2))
  return buffer
}

function longs(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, place) => buffer.writeUInt32BE(value >>> 0, place * 4))
  return buffer
}
