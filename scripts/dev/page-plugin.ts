import path from 'node:path'
import { type DevEnvironment, normalizePath, type Plugin } from 'vite'
import * as v from 'valibot'
import { toLanguageCode } from '#domain/language/language-choice'
import { criticalStyle } from '../build/boot-plugin'
import { BASE } from '../build/build-constants'
import { localeOf } from '../build/chunk-names'
import type { DevBuild, DevSite } from './dev-site'

const CLIENT = 'scripts/dev/client/dev-client.ts'
const WORKER = 'worker/index.ts'

/**
 * Updates that Vite does not know. A page starts another worker, shows new texts, and replaces the document's inline
 * style; it loads again after a change of any other code inside a document. CLIENT is the page's end of it.
 */
export function pagePlugin(build: DevBuild, site: DevSite): Plugin {
  const absolute = (file: string) => normalizePath(path.join(build.root, file))
  const isBelow = (folder: string, file: string) => file.startsWith(`${absolute(folder)}/`)
  return {
    name: 'lobby:dev-page',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: BASE + CLIENT }, injectTo: 'body' },
    ],
    transform: {
      filter: { id: /\/vite\/dist\/client\/client\.mjs$/ },
      handler: (code) => withoutSharedWorker(code),
    },
    hotUpdate: {
      order: 'post',
      async handler({ file, modules, type, read }) {
        const { environment } = this
        if (environment.name !== 'client') return undefined
        acceptWorker(environment, absolute(WORKER))
        if (type === 'update' && isBelow('src/i18n/locales', file)) {
          await sendTexts(environment, file, read)
          return []
        }
        const isInlined = site.forget(file) || (isBelow('src/boot', file) && /\.(?:ts|css)$/u.test(file))
        const isStyle = file.endsWith('.css') && modules.length === 0 && isBelow('src', file)
        if (isInlined || isStyle || file === absolute('index.html')) site.forgetDocument()
        if (isStyle) {
          environment.hot.send('lobby:style', { css: await criticalStyle(build) })
          return []
        }
        if (!isInlined) return undefined
        environment.hot.send({ type: 'full-reload', path: '*' })
        return []
      },
    },
  }
}

/**
 * Ends the search for importers at the worker's entry: pages and worker share modules, and the search would else end
 * with a reload of the page. The page starts another worker when it gets the update.
 */
function acceptWorker({ moduleGraph }: DevEnvironment, entry: string): void {
  const module = moduleGraph.getModuleById(entry)
  if (module) module.isSelfAccepting = true
}

const textsSchema = v.record(v.string(), v.string())
const partSchema = v.picklist(['first', 'rest'])

async function sendTexts(
  { hot, logger }: DevEnvironment,
  file: string,
  read: () => string | Promise<string>,
): Promise<void> {
  const locale = localeOf(file)
  const language = toLanguageCode(locale?.language)
  const part = v.safeParse(partSchema, locale?.part)
  if (!language || !part.success) return
  try {
    const texts = v.parse(textsSchema, JSON.parse(await read()))
    hot.send('lobby:texts', { language, part: part.output, texts })
  } catch (error) {
    logger.error(`${file}: ${String(error)}`)
  }
}

/**
 * After a restart of the server, Vite's client looks for it from a shared worker of a blob. The page's policy forbids
 * that; the client can do the same in the page.
 */
function withoutSharedWorker(code: string): string {
  const condition = 'typeof SharedWorker === "undefined"'
  if (!code.includes(condition)) throw new Error('Vite’s client has changed: find its shared worker')
  return code.replace(condition, 'true')
}
