import { parseSync, type Plugin } from 'vite'

const OURS = /[\\/](src|worker|domain)[\\/].*\.tsx?$/u

/**
 * Rewrites private names of our classes as plain ones with an underscore. The oldest supported browsers have private
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
 * @throws if the code is malformed, a plain name is taken, or `in` tests for a private one, which a plain name cannot
 * replace
 */
export function renamePrivateMembers(code: string, id: string): string {
  const { program, errors } = parseSync(id, code)
  const [error] = errors
  if (error) throw new Error(`${id}: ${error.message}`)
  const places = privateNames(program)
  let written = ''
  let last = 0
  for (const place of places) {
    const name = /^\w+/u.exec(code.slice(place + 1))?.[0] ?? ''
    if (new RegExp(`\\b_${name}\\b`, 'u').test(code)) throw new Error(`${id}: _${name} is taken already`)
    if (/^\w+\s+in\b/u.test(code.slice(place + 1))) throw new Error(`${id}: #${name} in … has no plain form`)
    written += `${code.slice(last, place)}_`
    last = place + 1
  }
  return written + code.slice(last)
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
