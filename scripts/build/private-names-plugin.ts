import { parseSync, type Plugin } from 'vite'

const OURS = /[\\/](src|worker|domain)[\\/].*\.tsx?$/u

const RADIX = 36
const FIRST_LETTER = 10

/**
 * Rewrites private names of our classes as plain ones: an underscore and a letter. The oldest supported browsers have private
 * names, but a bug in their class fields makes the bundler emit a WeakMap for each. That was 0.4 KB of the worker's
 * code. The names remain private in the sources that TypeScript checks.
 */
export const privateNamesPlugin = (): Plugin => ({
  name: 'lobby:private-names',
  enforce: 'pre',
  transform(code, id) {
    return OURS.test(id) && code.includes('#') ? { code: renamePrivateMembers(code, id), map: null } : null
  },
})

/**
 * @throws if the code is malformed, or `in` tests for a private name, which a plain one cannot replace
 */
export function renamePrivateMembers(code: string, id: string): string {
  const { program, errors } = parseSync(id, code)
  const [error] = errors
  if (error) throw new Error(`${id}: ${error.message}`)
  const short = new Map<string, string>()
  let written = ''
  let last = 0
  for (const place of privateNames(program)) {
    const name = /^\w+/u.exec(code.slice(place + 1))?.[0] ?? ''
    const end = place + 1 + name.length
    if (/^\s+in\b/u.test(code.slice(end))) throw new Error(`${id}: #${name} in … has no plain form`)
    const plain =
      short.get(name) ?? freeName((taken) => [...short.values(), code].some((text) => text.includes(taken)))
    short.set(name, plain)
    written += code.slice(last, place) + plain
    last = end
  }
  return written + code.slice(last)
}

/** Returns the first of `_a`, `_b`, … that is free. */
function freeName(isTaken: (name: string) => boolean): string {
  for (let number = FIRST_LETTER; ; number += 1) {
    const name = `_${number.toString(RADIX)}`
    if (/^_[a-z]/u.test(name) && !isTaken(name)) return name
  }
}

/**
 * Returns the position of the `#` of each private name, in order. A class that extends another keeps its names: its
 * parent has names too.
 */
function privateNames(tree: unknown): number[] {
  const places = new Set<number>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('superClass' in node && node.superClass !== null) return
    if ('type' in node && node.type === 'PrivateIdentifier' && 'start' in node) places.add(Number(node.start))
    Object.values(node).forEach(visit)
  }
  visit(tree)
  return [...places].sort((one, other) => one - other)
}
