import { parseAst, type Plugin } from 'vite'

const OURS = /[\\/](src|worker|domain)[\\/].*\.tsx?$/u

/**
 * Writes private names of our classes as plain ones with an underscore. The oldest browsers that we run on have private
 * names, but on account of a fault of theirs in other class fields the bundler makes a WeakMap of each, which was 0.4 KB
 * of the worker's code. The names stay private where it counts, in the sources that TypeScript checks.
 */
export const privateNamesPlugin = (): Plugin => ({
  name: 'lobby:private-names',
  enforce: 'pre',
  transform(code, id) {
    return OURS.test(id) && code.includes('#') ? { code: renamePrivateMembers(code, id), map: null } : null
  },
})

/** @throws where a plain name is taken, or a private one is looked for with `in`, which no plain one can stand for */
export function renamePrivateMembers(code: string, id: string): string {
  const places = privateNames(parseAst(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }))
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

/** Where the `#` of each private name stands, in order. One that extends another class keeps its own: that has names too. */
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
