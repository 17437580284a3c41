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
    "  readonly _rows: string[] = ['#rows', '#fff'] // #rows",
    '  _note(row: string): void { this._rows.push(row, String(this._rows?.length)) }',
    '}',
  ])
})

test('DEP-02 private members stay in a subclass, where they could hide names of the base class', () => {
  const source = 'class A extends Base { #x = 1 } class B { #y = 2 }'
  expect(renamePrivateMembers(source, 'a.ts')).toBe('class A extends Base { #x = 1 } class B { _y = 2 }')
})

test('DEP-02 private members fail the build if a plain name is impossible', () => {
  expect(() => renamePrivateMembers('class A { #x = 1; _x = 2 }', 'a.ts')).toThrow('_x is taken')
  expect(() => renamePrivateMembers('class A { #x = 1; has(o: object) { return #x in o } }', 'a.ts')).toThrow(
    'no plain form',
  )
})
