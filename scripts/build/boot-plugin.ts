import type { Plugin, Rolldown } from 'vite'
import { bundleModule } from './bundle-module'
import { localeOf } from './chunk-names'
import { EARLY_PAINT_STYLE, addEarlyPaintText } from './early-paint-style'
import { buildConstants, BASE, type PageBuild } from './build-constants'
import { chunksAsScripts, inlineIntoHtml } from './inline-into-html'
import { workerEntryFile } from './worker-entry-plugin'

const BOOT_MODULE = 'src/boot/boot.ts'
const CRITICAL_STYLE = 'src/boot/critical.css'
const FIRST_WORDS = 'first'

/**
 * Inlines src/boot/boot.ts into the document as one classic script, and src/boot/critical.css as one style. The
 * script has the URLs of the worker (`__WORKER_URL__`), of its code (`__ENGINE_URL__`), and of the first translations
 * (`__LOCALE_URL__`, `__LANGUAGES__`). So these downloads start before any other code has arrived.
 * @param development the URLs of the development server
 */
export function bootPlugin(options: PageBuild, development?: BootUrls): Plugin {
  return {
    name: 'lobby:boot',
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        const urls = context.bundle ? builtUrls(options, context.bundle) : development
        if (!urls) throw new Error('Only the development server serves the document without a build')
        const [script, style] = await Promise.all([bootScript(options, urls), criticalStyle(options)])
        // The preload scanner would else request all other code first, over all connections of HTTP/1.1.
        const first = context.bundle && urls.worker
        return inlineIntoHtml(addEarlyPaintText(chunksAsScripts(html)), {
          first,
          script,
          style: style + EARLY_PAINT_STYLE,
        })
      },
    },
  }
}

export interface BootUrls {
  worker: string
  /** The chunk that the worker's entry imports; empty for the development server. */
  engine: string
  /** The codes of all languages. */
  languages: string[]
  /** URL of a language's first translations, with `*` in place of its code. */
  locale: string
}

function builtUrls({ buildId }: PageBuild, bundle: Rolldown.OutputBundle): BootUrls {
  const languages: string[] = []
  let locale = ''
  let engine = ''
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    if (output.name === 'engine') engine = BASE + output.fileName
    const words = localeOf(output.facadeModuleId ?? '')
    if (words?.part !== FIRST_WORDS) continue
    languages.push(words.language)
    locale = BASE + output.fileName.replace(words.language, '*')
  }
  return { worker: BASE + workerEntryFile(buildId), engine, languages: languages.sort(), locale }
}

async function bootScript(options: PageBuild, urls: BootUrls): Promise<string> {
  const output = await bundleModule(options, BOOT_MODULE, 'iife', {
    ...buildConstants(options),
    __WORKER_URL__: JSON.stringify(urls.worker),
    __ENGINE_URL__: JSON.stringify(urls.engine),
    __LANGUAGES__: JSON.stringify(urls.languages),
    __LOCALE_URL__: JSON.stringify(urls.locale),
  })
  const [chunk, ...others] = output
  if (chunk?.type !== 'chunk' || others.length > 0 || chunk.imports.length > 0) {
    throw new Error(`${BOOT_MODULE} must come out as a single script`)
  }
  return chunk.code.trim()
}

/** Returns src/boot/critical.css with all that it imports, minified. */
export async function criticalStyle(options: PageBuild): Promise<string> {
  const output = await bundleModule(options, CRITICAL_STYLE, 'es', {})
  const style = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (style?.type !== 'asset') throw new Error(`No style came of ${CRITICAL_STYLE}`)
  return typeof style.source === 'string'
    ? style.source.trim()
    : new TextDecoder().decode(style.source).trim()
}
