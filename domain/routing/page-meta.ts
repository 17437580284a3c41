import { HOME_PATH } from './routes'
import { ownEntries } from '../text/own-entries'
import { isHomePath } from './home-path'

/** The query parameter for the language; search engines distinguish the languages by it. */
const LANGUAGE_PARAMETER = 'language'

/** The merchant's texts for one route (settings.seo); '' for a missing one. */
interface Entry {
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly canonical: string
}

interface Page {
  /** Raw settings.seo, not validated. */
  readonly seo: unknown
  /** The current URL. */
  readonly url: URL
  /** The screen's own title; it ends with the product's name. */
  readonly title: string
  readonly product: string
  /** The offered languages: the gateway's codes, and their tags. */
  readonly languages: readonly { readonly code: string; readonly tag: string }[]
}

export interface PageMeta {
  readonly title: string
  /** The merchant's title of home; '' for none. */
  readonly siteTitle: string
  readonly description: string
  readonly keywords: string
  /** Absolute. */
  readonly canonical: string
  readonly isIndexed: boolean
  /** The same page in each language, `x-default` last; none if the page must not be indexed. */
  readonly alternates: readonly { readonly tag: string; readonly url: string }[]
}

/**
 * Returns the metadata for search engines and shared links (SHL-05). Texts that the merchant does not set for a route
 * come from home. A screen then keeps its own title, with home's in place of the product's name, so that no two pages
 * have the same title.
 */
export const pageMeta = ({ seo, url, title, product, languages }: Page): PageMeta => {
  const home = entryOf(seo, HOME_PATH)
  const own = entryOf(seo, routeOf(url.pathname))
  const plain = canonicalUrl(url)
  const isIndexed = mayBeIndexed(url)
  return {
    title: own.title || screenTitle(title, product, home.title),
    siteTitle: home.title,
    description: own.description || home.description,
    keywords: own.keywords || home.keywords,
    canonical:
      webUrl(own.canonical, url) ?? webUrl(home.canonical, url) ?? ownCanonical(url, plain, languages),
    isIndexed,
    alternates:
      isIndexed && languages.length > 1
        ? [
            ...languages.map(({ code, tag }) => ({ tag, url: inLanguage(plain, code) })),
            { tag: 'x-default', url: plain },
          ]
        : [],
  }
}

const routeOf = (pathname: string): string =>
  isHomePath(pathname) ? HOME_PATH : pathname.replace(/\/+$/u, '')

const entryOf = (seo: unknown, route: string): Entry => {
  const entry = ownEntries(ownEntries(seo).get(route))
  const text = (name: string): string => {
    const value = entry.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    title: text('title'),
    description: text('description'),
    keywords: text('keywords'),
    canonical: text('canonical'),
  }
}

const screenTitle = (title: string, product: string, home: string): string => {
  if (home === '') return title
  return title.endsWith(product) ? title.slice(0, title.length - product.length) + home : title
}

/** Without a query: the source of a visit does not make another page. An activity is identified by its id. */
const canonicalUrl = ({ origin, pathname, searchParams }: URL): string => {
  const id = searchParams.get('id')
  const path = isHomePath(pathname) ? HOME_PATH : pathname
  return `${origin}${path}${id === null ? '' : `?${new URLSearchParams({ id }).toString()}`}`
}

/** A page requested in a language is canonical for that language. */
const ownCanonical = ({ searchParams }: URL, plain: string, languages: Page['languages']): string => {
  const asked = languages.find(({ code }) => code === searchParams.get(LANGUAGE_PARAMETER))
  return asked ? inLanguage(plain, asked.code) : plain
}

const inLanguage = (plain: string, code: string): string => {
  const url = new URL(plain)
  url.searchParams.set(LANGUAGE_PARAMETER, code)
  return url.href
}

/** Accepts only web URLs; a path is one of ours. */
const webUrl = (text: string, { origin }: URL): string | null => {
  if (text === '') return null
  try {
    const url = new URL(text, origin)
    return url.protocol === 'https:' || url.origin === origin ? url.href : null
  } catch {
    return null
  }
}

const MAX_SEGMENTS = 2

/** False on hosts other than www (except localhost), and for paths deeper than two segments (S2). */
const mayBeIndexed = ({ hostname, pathname }: URL): boolean => {
  const isMain = hostname.startsWith('www.') || hostname === 'localhost'
  return isMain && pathname.split('/').filter((part) => part !== '').length <= MAX_SEGMENTS
}
