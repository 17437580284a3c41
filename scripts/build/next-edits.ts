import path from 'node:path'
import type { Plugin } from 'vite'

/** A change of a source file while it is built. */
interface Edit {
  /** Relative to the repository. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/**
 * What the build that update tests switch to has changed: a number in one screen, a text in one language, and React, as
 * by an upgrade. Each must change its own chunk only (docs/decisions/updates-cost-what-changed.md).
 */
const NEXT_EDITS: readonly Edit[] = [
  { file: 'src/features/member/member-head.tsx', from: 'info.regDate > 0', to: 'info.regDate > 1' },
  // The language with the most bytes.
  { file: 'src/i18n/locales/TA/rest.json', from: '"ஆப் பற்றி"', to: '"ஆப்பைப் பற்றி"' },
  {
    file: 'node_modules/react-dom/cjs/react-dom-client.production.js',
    from: 'Minified React error #',
    to: 'Minified React error no. ',
  },
]

/** Makes these changes. A build whose sources no longer contain one of them fails. */
export const nextEditsPlugin = (root: string): Plugin => {
  const left = new Set(NEXT_EDITS)
  return {
    name: 'lobby:next-edits',
    enforce: 'pre',
    transform(code, id) {
      const edit = NEXT_EDITS.find(({ file }) => path.join(root, file) === id)
      if (!edit || !code.includes(edit.from)) return null
      left.delete(edit)
      return { code: code.replace(edit.from, edit.to), map: null }
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        throw new Error(`Not found: ${[...left].map(({ file }) => file).join(', ')}`)
    },
  }
}
