import { DEMO_SERVICES } from './demo-services'
import type { ContentLanguage } from '#gateway/http/language'

const TAGS: Readonly<Record<ContentLanguage, string>> = {
  EN: 'lang="en"',
  CN: 'lang="zh-Hans"',
  UR: 'lang="ur" dir="rtl"',
}

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}' +
  'body{display:grid;place-content:center;min-height:90vh;margin:1rem;text-align:center}'

/** Returns a plain page in place of a customer service; null for an unknown name. */
export function servicePage(name: string, language: ContentLanguage): string | null {
  const service = DEMO_SERVICES.find(({ page }) => page === name)
  if (!service) return null
  const heading = service.title[language]
  return `<!doctype html><html ${TAGS[language]}><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading}</title><link rel="icon" href="/brand/icon-192.png"><style>${STYLE}</style><h1>${heading}</h1><p>Lucky Harbour</p></html>`
}
