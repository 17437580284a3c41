import { type PageMeta, pageMeta } from '#domain/routing/page-meta'
import { TITLE_KEY } from '#domain/storage-keys'
import { ownEntries } from '#domain/text/own-entries'
import type { DatabaseReader } from '#domain/tables/reader'
import { writeStorage } from '../../shared/storage/storage-area'
import { availableLanguages } from '../../i18n/available-languages'
import { pageState } from '../../shared/page/page-state'
import { productName, subscribeAnnouncement } from '../../shared/routing/use-page'
import { subscribeQuery } from '../../shared/worker/query/subscribe-query'

interface Configured {
  readonly seo: unknown
  readonly languages: readonly string[] | undefined
}

let configured: Configured = { seo: null, languages: undefined }
/** The title that the screen has set, and the one that the document shows. */
let screenTitle = ''
let shownTitle = ''

const readConfigured = async (read: DatabaseReader): Promise<Configured> => {
  const settings = await read.get('settings', pageState.merchant)
  return { seo: ownEntries(settings).get('seo'), languages: settings?.languages }
}

/** Updates the document's title and meta elements for the current page. */
const updateMeta = (): void => {
  const meta = pageMeta({
    seo: configured.seo,
    url: new URL(window.location.href),
    title: screenTitle,
    product: productName(),
    languages: availableLanguages(configured.languages),
  })
  if (meta.siteTitle !== '') writeStorage('local', TITLE_KEY, meta.siteTitle)
  shownTitle = meta.title
  if (document.title !== meta.title) document.title = meta.title
  put(meta)
}

const put = ({ description, keywords, canonical, isIndexed, alternates }: PageMeta): void => {
  for (const old of document.head.querySelectorAll('[data-page-meta]')) old.remove()
  document.head.append(
    ...(description === '' ? [] : [element('meta', { name: 'description', content: description })]),
    ...(keywords === '' ? [] : [element('meta', { name: 'keywords', content: keywords })]),
    ...(isIndexed ? [] : [element('meta', { name: 'robots', content: 'noindex' })]),
    element('link', { rel: 'canonical', href: canonical }),
    ...alternates.map(({ tag, url }) => element('link', { rel: 'alternate', hreflang: tag, href: url })),
  )
}

const element = (name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): Element => {
  const made = document.createElement(name)
  made.dataset['pageMeta'] = ''
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}

/** Replaces a title that a screen has set by the merchant's. */
const follow = (): void => {
  if (document.title !== shownTitle) screenTitle = document.title
  updateMeta()
}

/** Puts the merchant's title and description of each page into the document's head (SHL-05). Call once per page. */
export const initPageMeta = (): void => {
  // Read here and not when the module loads: another screen may have set its title in between.
  screenTitle = document.title
  shownTitle = document.title
  subscribeQuery(readConfigured, (next) => {
    configured = next
    updateMeta()
  })
  subscribeAnnouncement(follow)
  const title = document.head.querySelector('title')
  if (title)
    new MutationObserver(follow).observe(title, { childList: true, characterData: true, subtree: true })
}
