import { HOME_PATH } from './routes'
import { ownEntries } from '../text/own-entries'
import { isHomePath } from './home-path'

/** The parameter that chooses a language; search engines tell the languages by it. */
const LANGUAGE_PARAMETER = 'language'

/** What the merchant says of one route (settings.seo); '' for what it does not say. */
interface Entry {
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly canonical: string
}

interface Page {
  /** settings.seo as it came: nobody has checked it. */
  readonly seo: unknown
  /** The address that is shown. */
  readonly address: URL
  /** The title that the screen has given itself, and the product's name, which ends it. */
  readonly title: string
  readonly product: string
  /** The languages on offer: the gateway's codes, and their tags. */
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
  /** The same page in each language, `x-default` last; none where the page is not to be found. */
  readonly alternates: readonly { readonly tag: string; readonly url: string }[]
}

/**
 * What search engines and shared links are told of a page (SHL-05). What the merchant does not say of a route it says of
 * home; a screen keeps its own title then, with home's in place of the product's name, so that no two pages are called
 * the same.
 */
export const pageMeta = ({ seo, address, title, product, languages }: Page): PageMeta => {
  const home = entryOf(seo, HOME_PATH)
  const own = entryOf(seo, routeOf(address.pathname))
  const plain = plainAddress(address)
  const isIndexed = mayBeIndexed(address)
  return {
    title: own.title || screenTitle(title, product, home.title),
    siteTitle: home.title,
    description: own.description || home.description,
    keywords: own.keywords || home.keywords,
    canonical:
      webAddress(own.canonical, address) ??
      webAddress(home.canonical, address) ??
      ownCanonical(address, plain, languages),
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

/** Without a query: who sent the visitor is no other page. An activity is told by its id. */
const plainAddress = ({ origin, pathname, searchParams }: URL): string => {
  const id = searchParams.get('id')
  const path = isHomePath(pathname) ? HOME_PATH : pathname
  return `${origin}${path}${id === null ? '' : `?${new URLSearchParams({ id }).toString()}`}`
}

/** A page that was asked for in a language is the one for that language. */
const ownCanonical = ({ searchParams }: URL, plain: string, languages: Page['languages']): string => {
  const asked = languages.find(({ code }) => code === searchParams.get(LANGUAGE_PARAMETER))
  return asked ? inLanguage(plain, asked.code) : plain
}

const inLanguage = (plain: string, code: string): string => {
  const url = new URL(plain)
  url.searchParams.set(LANGUAGE_PARAMETER, code)
  return url.href
}

/** Only the web's own addresses; a path is one of ours. */
const webAddress = (text: string, { origin }: URL): string | null => {
  if (text === '') return null
  try {
    const url = new URL(text, origin)
    return url.protocol === 'https:' || url.origin === origin ? url.href : null
  } catch {
    return null
  }
}

const MOST_SEGMENTS = 2

/** Not on a host besides www (localhost excepted), nor on a path deeper than two segments (S2). */
const mayBeIndexed = ({ hostname, pathname }: URL): boolean => {
  const isMain = hostname.startsWith('www.') || hostname === 'localhost'
  return isMain && pathname.split('/').filter((part) => part !== '').length <= MOST_SEGMENTS
}
