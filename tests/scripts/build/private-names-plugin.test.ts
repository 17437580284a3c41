import { expect, test } from 'vitest'
import { renamePrivateMembers } from '../../../scripts/build/private-names-plugin'

test('DEP-02 private members become plain names, and nothing else changes', () => {
  const source = [
    'class Tray {',
    "  readonly #rows: string[] = ['#rows', '#fff'] // #rows",
    '  #note(row: string): void { this.#rows.push(row, String(this.#rows?.length)) }',
    '}',
  ]
  expect(renamePrivateMembers(source.join('\n'), 'a.ts').split('\n')).toEqual([
    'class Tray {',
    "  readonly _a: string[] = ['#rows', '#fff'] // #rows",
    '  _b(row: string): void { this._a.push(row, String(this._a?.length)) }',
    '}',
  ])
})

test('DEP-02 private members stay in a subclass, where they could hide names of the base class', () => {
  const source = 'class A extends Base { #x = 1 } class B { #y = 2 }'
  expect(renamePrivateMembers(source, 'a.ts')).toBe('class A extends Base { #x = 1 } class B { _a = 2 }')
})

test('DEP-02 private members get no name that the code has', () => {
  const source = 'class A { #x = 1; _a = 2; #y = this.#x } class B { #y = 3 }'
  const plain = 'class A { _b = 1; _a = 2; _c = this._b } class B { _c = 3 }'
  expect(renamePrivateMembers(source, 'a.ts')).toBe(plain)
})

test('DEP-02 private members fail the build if a plain name is impossible', () => {
  const source = 'class A { #x = 1; has(o: object) { return #x in o } }'
  expect(() => renamePrivateMembers(source, 'a.ts')).toThrow('no plain form')
})
