import { expect, test } from 'vitest'
import { proseBlocks } from '../../scripts/lint/prose-blocks'
import { bannedWords, countSentences } from '../../scripts/lint/prose-findings'

const wordsIn = (file: string, source: string): string[] =>
  bannedWords(proseBlocks(file, source)).map(({ line, word }) => `${String(line)} ${word}`)

test.each([
  ['a line comment', 'a.ts', 'const a = 1\n// Read\n// anew.\n', ['3 anew']],
  ['a block comment', 'a.tsx', '/**\n * Returns a row.\n *\n * Whoever asks.\n */\n', ['4 whoever']],
  ['a comment after a URL', 'a.ts', "const a = 'https://a.test' // told\n", ['1 told']],
  ['a style sheet', 'a.css', 'a {\n  /* beside */\n  color: red;\n}\n', ['2 beside']],
  ['a title of a table', 'a.test.ts', 'test.each([\n  [1],\n])(`stands: %s`, () => {})\n', ['3 stands']],
  ['a table', 'a.md', '| a |\n|---|\n| picture |\n', ['3 picture']],
  ['a text after code', 'a.md', '```sh\na\n```\n\nThe wish.\n', ['5 wish']],
  ['a phrase over two lines', 'a.ts', '// The file is to\n// be had.\n', ['1 to be had']],
])('a banned word is found in %s', (_place, file, source, found) => {
  expect(wordsIn(file, source)).toEqual(found)
})

test.each([
  ['a name', 'a.ts', '// Reads pictureUrl and wish.ts.\n'],
  ['a text', 'a.ts', "const a = '// told'\n"],
  ['a template', 'a.ts', 'const a = `// told ${b} /* told */`\n'],
  ['JSX', 'a.tsx', 'const a = <p>// told</p>\n'],
  ['inline code', 'a.md', 'Sends `wish` once.\n'],
  ['a code block', 'a.md', '```ts\n// told\n```\n'],
  ['the target of a link', 'a.md', '[Image](pictures/wish.webp)\n'],
])('a banned word is allowed in %s', (_place, file, source) => expect(wordsIn(file, source)).toEqual([]))

const words = (count: number): string => `A${' word'.repeat(count - 1)}`

test.each([
  ['short', 'a.md', `${words(25)}.\n`, { sentences: 1, long: 0 }],
  ['long', 'a.md', `${words(26)}.\n`, { sentences: 1, long: 1 }],
  ['bold text', 'a.md', `**${words(20)}.** ${words(20)}. **${words(20)}** and.\n`, { sentences: 3, long: 0 }],
  ['list items', 'a.md', `- ${words(20)}\n- ${words(20)}\n`, { sentences: 2, long: 0 }],
  ['code as one word', 'a.md', `${words(24)} \`a b c\`.\n`, { sentences: 1, long: 0 }],
  ['a comment of several lines', 'a.ts', `// ${words(20)}\n// ${words(20)}\n`, { sentences: 1, long: 1 }],
  [
    'items of a comment',
    'a.ts',
    `/**\n * - ${words(20)}\n * - ${words(20)}\n */\n`,
    { sentences: 2, long: 0 },
  ],
  ['a title', 'a.test.ts', `test('${words(30)}', () => {})\n`, { sentences: 0, long: 0 }],
])('sentences over 25 words are counted: %s', (_name, file, source, counted) => {
  expect(countSentences(proseBlocks(file, source))).toEqual(counted)
})
