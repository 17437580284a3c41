import ts from 'typescript'

/** A comment, a test title, or a block of Markdown: a paragraph, heading, list item or table row. */
export type ProseBlock = {
  readonly kind: 'comment' | 'title' | 'paragraph' | 'table'
  /** Line number of the first line, from 1. */
  readonly line: number
  /** Without comment markers and code; each line of the file is still a line. */
  readonly text: string
}

/** Returns the prose of a file in its order. Files that are neither code, CSS nor Markdown have none. */
export function proseBlocks(file: string, source: string): ProseBlock[] {
  if (file.endsWith('.md')) return markdownBlocks(source)
  if (file.endsWith('.css')) return commentBlocks(source)
  if (/\.(tsx?|js)$/u.test(file)) return codeBlocks(file, source)
  return []
}

/** Blanks all but line breaks, so that positions and line numbers stay. */
const blank = (text: string): string => text.replaceAll(/[^\n]/gu, ' ')

const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length

function codeBlocks(file: string, source: string): ProseBlock[] {
  const titles: ProseBlock[] = []
  let code = source
  const visit = (node: ts.Node): void => {
    // What looks like a comment in one of these is none.
    if (ts.isLiteralExpression(node) || ts.isJsxText(node) || ts.isTemplateExpression(node)) {
      const start = node.getStart(tree)
      code = code.slice(0, start) + blank(source.slice(start, node.end)) + code.slice(node.end)
    }
    const title = titleOf(node)
    if (title) {
      const start = title.getStart(tree)
      const text = source.slice(start + 1, title.end - 1)
      titles.push({ kind: 'title', line: lineAt(source, start), text })
    }
    ts.forEachChild(node, visit)
  }
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false)
  visit(tree)
  return [...commentBlocks(code), ...titles].sort((one, other) => one.line - other.line)
}

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe'])

/** Returns the title in `test('…')`, `test.skip('…')`, `describe.each(rows)('…')` and the like. */
function titleOf(node: ts.Node): ts.Node | undefined {
  if (!ts.isCallExpression(node)) return undefined
  let callee: ts.Expression = node.expression
  while (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression
  if (!ts.isIdentifier(callee) || !TEST_FUNCTIONS.has(callee.text)) return undefined
  const [title] = node.arguments
  return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title : undefined
}

/** Block comments, and line comments of which those on successive lines are one block. */
function commentBlocks(code: string): ProseBlock[] {
  const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/gu
  return [...code.matchAll(comments)].map(({ 0: comment, index }) => ({
    kind: 'comment',
    line: lineAt(code, index),
    text: withoutCode(comment.replaceAll(/^\s*\/\/+|^\/\*+|\*+\/$|^[ \t]*\*/gmu, ' ')),
  }))
}

/** Blocks end at blank lines, and where a heading, a list item, a quotation or a table row begins. */
function markdownBlocks(source: string): ProseBlock[] {
  const prose = withoutCode(
    source.replaceAll(/^([ \t]*)(```+|~~~+)[\s\S]*?^[ \t]*\2[^\n]*$|<!--[\s\S]*?-->/gmu, blank),
  ).replaceAll(/\]\([^)\s]*\)|^\[[^\]]+\]:.*$/gmu, blank)
  const blocks: ProseBlock[] = []
  let lines: string[] = []
  const finish = (end: number): void => {
    const text = lines.join('\n')
    const kind = /^\s*\|/u.test(text) ? 'table' : 'paragraph'
    if (text.trim() !== '') blocks.push({ kind, line: end - lines.length, text })
    lines = []
  }
  const all = prose.split('\n')
  for (const [index, line] of all.entries()) {
    if (/^\s*(?:$|#|>|\||[-*+]\s|\d+\.\s)/u.test(line)) finish(index + 1)
    lines.push(line)
  }
  finish(all.length + 1)
  return blocks
}

/** Replaces inline code by a letter: it is one word of its sentence. */
function withoutCode(text: string): string {
  return text.replaceAll(/(`+)[^`]+\1/gu, (code) => `x${blank(code).slice(1)}`)
}
