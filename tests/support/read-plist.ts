/** A value of a property list; bytes are a Buffer. */
export type PlistValue =
  | string
  | number
  | boolean
  | Buffer
  | readonly PlistValue[]
  | { readonly [key: string]: PlistValue }

const HEAD =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<!DOCTYPE plist PUBLIC "[^"]+" "[^"]+">\n<plist version="1\.0">/u

/** Reads a property list as strictly as an iPhone: any element outside the format is an error. */
export function readPlist(xml: string): PlistValue {
  if (!HEAD.test(xml) || !xml.trimEnd().endsWith('</plist>')) throw new Error('It is no property list')
  const body = xml.replace(HEAD, '').trimEnd().slice(0, -'</plist>'.length)
  const tokens = [...body.matchAll(/<(\/?)([a-z]+)(\/?)>|([^<]+)/gu)]
  if (tokens.map(([text]) => text).join('') !== body) throw new Error('There is more than elements and text')
  let at = 0
  const skipSpace = (): void => {
    while (tokens[at]?.[4]?.trim() === '') at += 1
  }
  const tag = (): string => {
    skipSpace()
    const [text = '', , , , isText] = tokens[at] ?? []
    if (isText !== undefined || text === '') throw new Error(`An element was due, not "${text}"`)
    at += 1
    return text
  }
  const text = (end: string): string => {
    const found = tokens[at]?.[4]
    if (found !== undefined) at += 1
    if (tag() !== end) throw new Error(`${end} was due`)
    return unescaped(found ?? '')
  }
  const isNext = (end: string): boolean => {
    skipSpace()
    return tokens[at]?.[0] === end
  }
  const value = (): PlistValue => {
    const start = tag()
    switch (start) {
      case '<true/>':
        return true
      case '<false/>':
        return false
      case '<string>':
        return text('</string>')
      case '<integer>':
        return Number(text('</integer>'))
      case '<data>':
        return Buffer.from(text('</data>'), 'base64')
      case '<array>': {
        const items: PlistValue[] = []
        while (!isNext('</array>')) items.push(value())
        tag()
        return items
      }
      case '<dict>': {
        const entries: [string, PlistValue][] = []
        while (!isNext('</dict>')) {
          if (tag() !== '<key>') throw new Error('A key was due')
          entries.push([text('</key>'), value()])
        }
        tag()
        return Object.fromEntries(entries)
      }
      default:
        throw new Error(`${start} is not of the format`)
    }
  }
  const read = value()
  skipSpace()
  if (at !== tokens.length) throw new Error('There is more than one value')
  return read
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const unescaped = (text: string): string =>
  text.replace(/&([^;]*);?/gu, (_, name: string) => {
    const char = ENTITIES[name]
    if (char === undefined) throw new Error(`&${name} is not of the format`)
    return char
  })
