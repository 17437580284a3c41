/**
 * Words that say nothing about code (docs/glossary.md): each has a standard term. Inflections count as the word.
 */
export const BANNED_WORDS = [
  ...['wish', 'wishes', 'wished', 'tell', 'tells', 'told', 'heed', 'heeds', 'hear', 'hears', 'heard'],
  ...['stand', 'stands', 'dress', 'dressed', 'wear', 'wears', 'late', 'beside', 'anew', 'mourn', 'whoever'],
]

/**
 * Words and phrases that are banned in comments, test titles and Markdown: private terms that have a standard term, and
 * old English. "late" is a normal word of a text, so it is banned in names only.
 */
export const BANNED_IN_PROSE = [
  ...BANNED_WORDS.filter((word) => word !== 'late'),
  ...[
    'wishing',
    'telling',
    'heeded',
    'hearing',
    'standing',
    'stood',
    'dresses',
    'dressing',
    'mourns',
    'mourned',
  ],
  ...['wearing', 'wore', 'worn', 'whomever', 'picture', 'pictures'],
  ...['to be had', 'comes to rest', 'knows not', 'so that nobody', 'had come'],
  ...['is on its way', 'grown old', 'in the life of', 'sign of life', 'signs of life', 'at hand', 'as said'],
  ...['final refusal', 'line desk', 'call roll', 'set aside', 'sets aside', 'held up', 'holds up', 'lets go'],
  ...['heeding', 'mourning', 'deposed', 'patience', 'counterpart', 'surroundings', 'mends'],
  ...['lest', 'thereupon', 'hitherto', 'yonder', 'nought', 'naught', 'afresh', 'seldom', 'upon'],
  ...['thence', 'whence', 'henceforth', 'forthwith', 'thereby', 'therein', 'thereof', 'whereby', 'wherein'],
  ...['hereby', 'herein', 'amid', 'amidst', 'amongst', 'whilst', 'beneath', 'hence', 'shall', 'ought'],
  ...['forsake', 'forsaken', 'astray', 'erstwhile', 'likewise', 'befall', 'befalls', 'dwell', 'dwells'],
]

const banned = new Set(BANNED_WORDS)

/** The stand-ins of third parties are called that in their own trade. */
const ALLOWED = /stand-?_?in/giu

/** @param {string} name an identifier or a file name @returns {string | undefined} the first banned word in it */
export function bannedWordIn(name) {
  return name
    .replaceAll(ALLOWED, '')
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/u)
    .find((word) => banned.has(word))
}

/**
 * ESLint rule: no declared name and no file name contains a banned word.
 * @type {import('eslint').Rule.RuleModule}
 */
export const bannedWords = {
  meta: {
    type: 'suggestion',
    docs: { description: 'names use the terms of docs/glossary.md' },
    schema: [],
    messages: { word: '"{{word}}" in {{name}}: docs/glossary.md has the term to use' },
  },

  create(context) {
    /** @param {import('estree').Node} node @param {string} name */
    const check = (node, name) => {
      const word = bannedWordIn(name)
      if (word !== undefined) context.report({ node, messageId: 'word', data: { word, name } })
    }
    return {
      Program(node) {
        check(node, context.filename.split(/[\\/]/u).at(-1) ?? '')
      },
      Identifier(node) {
        check(node, node.name)
      },
      PrivateIdentifier(node) {
        check(node, node.name)
      },
    }
  },
}
