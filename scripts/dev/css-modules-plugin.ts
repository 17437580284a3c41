import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const EXTENSION = '.module.css'

/**
 * Replaces the styles of a changed CSS module without its importers. Otherwise Vite updates all of them, and the page
 * reloads if one is in use before the first screen. It needs names that do not depend on the styles
 * (`scopedClassName`). A change of the names is left to Vite.
 */
export function cssModulesPlugin(): Plugin {
  const namesByFile = new Map<string, string>()
  return {
    name: 'lobby:dev-css-modules',
    apply: 'serve',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      async handler(code, id) {
        namesByFile.set(id, classNames(await readFile(id, 'utf8')))
        return { code: `${code}\nimport.meta.hot?.accept()\n`, map: null }
      },
    },
    hotUpdate: {
      order: 'post',
      async handler({ file, modules, type, read }) {
        if (this.environment.name !== 'client' || type !== 'update' || !file.endsWith(EXTENSION)) return
        if (classNames(await read()) !== namesByFile.get(file)) return
        for (const module of modules) module.isSelfAccepting = true
      },
    },
  }
}

/** The name of a class in the document. */
export function scopedClassName(name: string, file: string): string {
  const place = createHash('sha256').update(file).digest('hex').slice(0, 6)
  return `${path.basename(file, EXTENSION)}_${name}_${place}`
}

/** Returns everything that the names of a module are made of: its classes, and what they are composed of. */
function classNames(css: string): string {
  const found = css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').match(/\.-?[a-z_][\w-]*|composes:[^;}]+/giu) ?? []
  return [...new Set(found)].sort().join('\n')
}
