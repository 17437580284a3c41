import fc from 'fast-check'

/** Changes the value at one position of a JSON value: into nothing, another value, or two values. */
type Change = (value: unknown) => readonly unknown[]

type Path = readonly string[]

// Values that JSON text can express but JSON.stringify cannot write: replaced in the text.
const INFINITE = '@infinite@'
const DEEP = '@deep@'
const DEPTH = 2_000
const asText = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(`"${INFINITE}"`, '1e999')
    .replaceAll(`"${DEEP}"`, '['.repeat(DEPTH) + ']'.repeat(DEPTH))

/** Keys inherited by every object, keys that reach a prototype, and keys that our own rows add. */
const ODD_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '', '0']
const OWN_KEYS = ['merchant', 'language', 'member', 'position', 'name', 'value', 'key', 'length', 'then']

const POLLUTION = Object.fromEntries([['__proto__', { isPolluted: true }]])

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]),
  fc.constantFrom<unknown>(0, -1, 0.5, 1e308, -1e308, INFINITE, DEEP),
  fc.constantFrom('', ' ', '0', 'NaN', 'null', '[object Object]', 'javascript:alert(1)', '__proto__'),
  fc.constantFrom('\u0000', 'a\nb', 'a\u0000b', '\ud800', '€'.repeat(500)),
  fc.constantFrom<unknown>(POLLUTION, { constructor: POLLUTION }, { length: 2 }, [POLLUTION], {
    toString: 1,
  }),
  fc.jsonValue({ maxDepth: 3 }),
)

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom(0, 2).map(
    (copies): Change =>
      (value) =>
        Array.from({ length: copies }, () => value),
  ),
  oddValue.map((other): Change => () => [other]),
  fc.tuple(fc.constantFrom(...ODD_KEYS, ...OWN_KEYS), oddValue).map(([key, added]): Change => (value) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return [isObject ? ownEntries([...Object.entries(value), [key, added]]) : added]
  }),
)

/** The text of a JSON value with one to three changes anywhere in it, or of the whole value. */
export const mutated = (value: unknown): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 })
    .map((changes) => asText(changes.reduce((before, [seed, each]) => changeAt(before, seed, each), value)))

const changeAt = (value: unknown, seed: number, each: Change): unknown => {
  const paths = pathsOf(value)
  return changeIn(value, paths[seed % paths.length] ?? [], each)[0] ?? null
}

/** Every position in a value: itself, and each field and element at any depth. */
const pathsOf = (value: unknown): readonly Path[] => [
  [],
  ...entriesOf(value).flatMap(([key, child]) => pathsOf(child).map((path) => [key, ...path])),
]

/** The replacement of a value after a change in it: nothing, the changed value, or two copies. */
const changeIn = (value: unknown, [key, ...rest]: Path, each: Change): readonly unknown[] => {
  if (key === undefined) return each(value)
  const entries = entriesOf(value).flatMap(([name, child]) =>
    name === key
      ? changeIn(child, rest, each).map((changed): readonly [string, unknown] => [name, changed])
      : [[name, child] as const],
  )
  return [Array.isArray(value) ? entries.map(([, child]) => child) : ownEntries(entries)]
}

// Creates an own field for `__proto__` too, as JSON.parse does.
const ownEntries = (entries: Iterable<readonly [string, unknown]>): object => Object.fromEntries(entries)

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Every object in a value, including the value itself. */
export const objectsIn = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : []

/** True if the object has a normal prototype: no part of the response replaced or became one. */
export const isPlain = (object: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(object)
  const isUsual = prototype === Object.prototype || prototype === Array.prototype
  return isUsual && !Object.hasOwn(object, '__proto__')
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** The value at a position; undefined where there is none. */
export const valueAt = (value: unknown, path: Path): unknown => path.reduce(fieldOf, value)

/** The value with another one at that position. */
export const withAt = (value: unknown, [key, ...rest]: Path, other: unknown): unknown => {
  if (key === undefined) return other
  const changed = withAt(fieldOf(value, key), rest, other)
  return Array.isArray(value)
    ? value.map((item: unknown, place) => (place === Number(key) ? changed : item))
    : { ...Object(value), [key]: changed }
}
