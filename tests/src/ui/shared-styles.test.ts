import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '../../../src')
const SHARED_FILES = ['layout/layout.css', 'layout/surfaces.css', 'layout/large-text.css', 'text.css']

const read = (file: string): string => readFileSync(path.join(SRC, file), 'utf8')
const filesOf = (ending: string): readonly string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//gu, '')
const classesOf = (css: string): readonly string[] =>
  [...withoutComments(css).matchAll(/\.([a-z][\w-]*)/gu)].map(([, name = '']) => name)
const wordsOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(' '))

const shared = new Set(SHARED_FILES.flatMap((file) => classesOf(read(`ui/${file}`))))
const globals = new Set([
  ...shared,
  ...['ui/base.css', 'boot/skeleton.css', 'boot/stuck.css'].flatMap((file) => classesOf(read(file))),
])
const composed = filesOf('.module.css').flatMap((file) =>
  wordsOf(read(file), /composes: ([^;]+) from global;/gu),
)
const sources = filesOf('.tsx').map(read)
const named = sources.flatMap((text) => wordsOf(text, /className="([^"]+)"/gu))

test('every global class that a module composes or a component names exists', () => {
  expect([...composed, ...named].filter((name) => !globals.has(name))).toEqual([])
})

test('every shared class is in use', () => {
  const quoted = sources.flatMap((text) => wordsOf(text, /'([a-z0-9 -]+)'/gu))
  const used = new Set([...composed, ...named, ...quoted])
  expect([...shared].filter((name) => !used.has(name))).toEqual([])
})
