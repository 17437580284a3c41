import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { baseOf, PARTS, wordsOf } from './word-files'

const SOURCE = path.resolve(import.meta.dirname, '../../src')
const KEYS = new Set(PARTS.flatMap((part) => Object.keys(wordsOf('EN', part)).map(baseOf)))

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/u.test(name) && !name.endsWith('.d.ts'))
  // The design system's page speaks to developers, and players never see it.
  .filter((name) => !name.startsWith(`design${path.sep}`))
  .map((name) => {
    const text = readFileSync(path.join(SOURCE, name), 'utf8')
    const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    return { name, tree: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind) }
  })

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node)
  ts.forEachChild(node, (child) => {
    walk(child, visit)
  })
}

/** Every text that could be a key, and a pattern for each one put together from parts. */
const mentioned = new Set<string>()
const patterns: RegExp[] = []
/** Keys asked for by `t('…')`. */
const asked: { readonly file: string; readonly key: string }[] = []

for (const { name, tree } of files) {
  walk(tree, (node) => {
    if (ts.isStringLiteral(node)) mentioned.add(node.text)
    if (ts.isTemplateExpression(node) && node.head.text.includes('.')) {
      const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
      patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`, 'u'))
    }
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 't')
      return
    const [first] = node.arguments
    if (first && ts.isStringLiteral(first)) asked.push({ file: name, key: first.text })
  })
}

const SPOKEN = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'])
const LETTER = /\p{Letter}/u

describe('LNG-04 words and source', () => {
  test('LNG-04 every word that the source asks for is in the files', () => {
    expect(asked.length).toBeGreaterThan(40)
    expect(asked.filter(({ key }) => !KEYS.has(key))).toEqual([])
  })

  test('LNG-04 every word in the files is asked for somewhere', () => {
    const isUsed = (key: string) => mentioned.has(key) || patterns.some((pattern) => pattern.test(key))
    expect([...KEYS].filter((key) => !isUsed(key))).toEqual([])
  })

  test('LNG-04 nothing that a player reads or hears is written in a component', () => {
    const found: string[] = []
    for (const { name, tree } of files) {
      walk(tree, (node) => {
        if (ts.isJsxText(node) && LETTER.test(node.text)) found.push(`${name}: ${node.text.trim()}`)
        if (!ts.isJsxAttribute(node) || !SPOKEN.has(node.name.getText(tree))) return
        const { initializer } = node
        if (initializer && ts.isStringLiteral(initializer) && LETTER.test(initializer.text)) {
          found.push(`${name}: ${initializer.text}`)
        }
      })
    }
    expect(found).toEqual([])
  })
})
