import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import * as v from 'valibot'
import { pseudoTranslations } from './pseudo-locale'

const QUERY = '?pseudo'
const translationsSchema = v.record(v.string(), v.string())

/** Turns `import words from './EN/first.json?pseudo'` into the same file in the pseudo-locale. */
export function pseudoTranslationsPlugin(): Plugin {
  return {
    name: 'lobby:pseudo-words',
    enforce: 'pre',
    load: {
      filter: { id: /\.json\?pseudo$/ },
      async handler(id) {
        const file = id.slice(0, -QUERY.length)
        this.addWatchFile(file)
        const translations = v.parse(translationsSchema, JSON.parse(await readFile(file, 'utf8')))
        return {
          code: `export default ${JSON.stringify(pseudoTranslations(translations))}`,
          moduleType: 'js',
        }
      },
    },
  }
}
