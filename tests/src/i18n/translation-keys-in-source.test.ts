import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { baseOf, PARTS, translationsOf } from '../../../scripts/texts/text-files'

const SOURCE = path.resolve(import.meta.dirname, '../../../src')
const KEYS = new Set(PARTS.flatMap((part) => Object.keys(translationsOf('EN', part)).map(baseOf)))

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/u.test(name) && !name.endsWith('.d.ts'))
  // The design system's page and the merchant studio are for engineers; players never see them.
  .filter((name) => !/^(?:design|studio)\b/u.test(name))
  .map((name) => {
    const text = readFileSync(path.join(SOURCE, name), 'utf8')
    const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    return { name, tree: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind) }
  })

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** All strings that could be keys, and a pattern for each concatenated one. */
const mentioned = new Set<string>()
const patterns: RegExp[] = []

for (const { tree } of files) {
  walk(tree, (node) => {
    if (ts.isStringLiteral(node)) mentioned.add(node.text)
    if (ts.isTemplateExpression(node) && node.head.text.includes('.')) {
      const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
      patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`, 'u'))
    }
  })
}

const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|placeholder|(?:\w*[a-z])?(?:label|title|text|message|description))$/iu
/** Functions that write to the document outside React. */
const WRITTEN = /^(?:textContent|innerText|title|alt|placeholder|ariaLabel|ariaDescription)$/u
const LETTER = /\p{Letter}/u

/** Strings in comparisons are not shown. */
const isShownOperator = (node: ts.Node): boolean =>
  !ts.isBinaryExpression(node) ||
  [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ].includes(node.operatorToken.kind)

/** The string literals an expression may evaluate to. The arguments of calls are not searched. */
const shownTexts = (node: ts.Node): readonly string[] => {
  if (!isShownOperator(node)) return []
  if (ts.isBinaryExpression(node)) return [...shownTexts(node.left), ...shownTexts(node.right)]
  if (ts.isConditionalExpression(node)) return [...shownTexts(node.whenTrue), ...shownTexts(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return shownTexts(node.expression)
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
  return ts.isStringLiteralLike(node) ? [node.text] : []
}

/** Text for players in a source node that does not come from a key. */
const saidBy = (node: ts.Node, tree: ts.SourceFile): readonly string[] => {
  if (ts.isJsxText(node)) return [node.text]
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
    return shownTexts(node.expression)
  if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText(tree)) && node.initializer) {
    const { initializer } = node
    const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer
    return value ? shownTexts(value) : []
  }
  const isWrite =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    WRITTEN.test(node.left.name.text)
  return isWrite ? shownTexts(node.right) : []
}

/** All untranslated text of a file. */
const said = (tree: ts.SourceFile): readonly string[] => {
  const found: string[] = []
  walk(tree, (node) => {
    for (const text of saidBy(node, tree)) if (LETTER.test(text)) found.push(text.trim())
  })
  return found
}

test('LNG-04 every key in the files is used in the source', () => {
  const isUsed = (key: string) => mentioned.has(key) || patterns.some((pattern) => pattern.test(key))
  expect([...KEYS].filter((key) => !isUsed(key))).toEqual([])
})

test('LNG-04 no component contains untranslated text for players', () => {
  expect(files.flatMap(({ name, tree }) => said(tree).map((text) => `${name}: ${text}`))).toEqual([])
})

const saidIn = (source: string): readonly string[] =>
  said(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))

test('LNG-04 the search finds untranslated text, and no text that needs no translation', () => {
  for (const [source, text] of [
    ['<p>Hello</p>', 'Hello'],
    ['<p>{isOpen ? "Open" : t("closed")}</p>', 'Open'],
    ['<p>{count && `${count} games`}</p>', 'games'],
    ['<input placeholder={name ?? ("Name")} />', 'Name'],
    ['<a aria-label={"Go to " + name} />', 'Go to'],
    ['(element.textContent = "Wait")', 'Wait'],
  ] as const)
    expect(saidIn(source), source).toEqual([text])
  for (const source of [
    '<p>{t("word.key")}</p>',
    '<p className="wide" />',
    '<p>{state === "open" && t("x")}</p>',
    '<p>· {2}</p>',
  ])
    expect(saidIn(source), source).toEqual([])
})
