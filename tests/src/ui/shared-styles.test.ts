import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '../../../src')
const SHARED_FILES = ['layout/layout.css', 'layout/surfaces.css', 'layout/large-text.css', 'text.css']

const read = (file: string): string => readFileSync(path.join(SRC, file), 'utf8')
const filesOf = (...endings: string[]): readonly string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    endings.some((ending) => file.endsWith(ending)),
  )
const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//gu, '')
const sharedNames = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w-])ui-[a-z\d-]+/gu)].map(([name]) => name)

const sharedCss = SHARED_FILES.map((file) => withoutComments(read(`ui/${file}`))).join('\n')
const shared = new Set([...sharedCss.matchAll(/\.([a-z][\w-]*)/gu)].map(([, name = '']) => name))

/** The names that each module composes or each component names together. */
const lists: readonly (readonly string[])[] = [
  ...filesOf('.module.css').flatMap((file) =>
    [...read(file).matchAll(/composes: ([^;]+) from global;/gu)].map(([, names = '']) => sharedNames(names)),
  ),
  ...filesOf('.ts', '.tsx').flatMap((file) =>
    [...read(file).matchAll(/(["'])([^"'\n]*)\1/gu)].map(([, , text = '']) => sharedNames(text)),
  ),
]

test('every shared class has the prefix that keeps it apart from a third party’s', () => {
  expect([...shared].filter((name) => !name.startsWith('ui-'))).toEqual([])
})

test('every shared class that a module composes or a component names exists', () => {
  expect(lists.flat().filter((name) => !shared.has(name))).toEqual([])
})

test('every shared class is in use', () => {
  const used = new Set(lists.flat())
  expect([...shared].filter((name) => !used.has(name))).toEqual([])
})

test('no element has two shared classes that give a property different values', () => {
  const declarations = new Map<string, Map<string, string>>()
  for (const [, name = '', body = ''] of sharedCss.matchAll(/^\.([\w-]+) \{([^}]*)\}/gmu))
    declarations.set(
      name,
      new Map([...body.matchAll(/([\w-]+): ([^;]+);/gu)].map(([, key = '', value = '']) => [key, value])),
    )
  const conflicts = lists.flatMap((names) =>
    names.flatMap((one, index) =>
      names.slice(index + 1).flatMap((other) => {
        const [first, second] = [declarations.get(one), declarations.get(other)]
        return [...(first ?? [])]
          .filter(([key, value]) => second?.has(key) === true && second.get(key) !== value)
          .map(([key]) => `${one} ${other}: ${key}`)
      }),
    ),
  )
  expect(conflicts).toEqual([])
})
