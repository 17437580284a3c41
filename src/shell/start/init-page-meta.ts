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
/** As the screen has set it, and as it stands since. */
let screenTitle = ''
let shownTitle = ''

const readConfigured = async (read: DatabaseReader): Promise<Configured> => {
  const settings = await read.get('settings', pageState.merchant)
  return { seo: ownEntries(settings).get('seo'), languages: settings?.languages }
}

/** Tells of the page that is open, in the head of the document. */
const updateMeta = (): void => {
  const meta = pageMeta({
    seo: configured.seo,
    address: new URL(window.location.href),
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

/** A screen that has given itself a title has the merchant's put in its place. */
const follow = (): void => {
  if (document.title !== shownTitle) screenTitle = document.title
  updateMeta()
}

/** Has the head of the document say what the merchant says of each page (SHL-05). Once in the life of a page. */
export const initPageMeta = (): void => {
  // Not as this module loads: another screen may have set its title since.
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
