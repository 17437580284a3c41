import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppNavigate, type Navigate } from '../../../shared/routing/use-app-navigate'

/** The favourites' tab in the URL. It cannot be a class of games: those are upper case. */
export const FAVOURITES_TAB = 'favourites'

/** The player's position in the lobby. All of it is in the URL, so back and a reload restore it. */
export interface LobbyPlace {
  /** '' for the first tab. */
  readonly tab: string
  /** '' for all vendors of the tab. */
  readonly vendor: string
  /** Filters of a list: `new.demo`; '' for none. */
  readonly only: string
  /** `name` for A–Z; '' for the merchant's order. */
  readonly sort: string
  /** Null while search is closed. */
  readonly search: string | null
}

export const useLobbyPlace = (): LobbyPlace => placeOf(useSearchParams()[0])

/** Returns the position in a query. A handler reads the query itself: that of the last rendering may be outdated. */
export const placeOf = (query = new URLSearchParams(window.location.search)): LobbyPlace => {
  const read = (name: string): string => query.get(name) ?? ''
  return {
    tab: read('tab'),
    vendor: read('vendor'),
    only: read('only'),
    sort: read('sort'),
    search: query.get('search'),
  }
}

/** Returns the URL of a position on this path: `/m/home?tab=RNG&vendor=JADE`. */
export const lobbyUrl = (path: string, place: Partial<LobbyPlace>): string => {
  const query = new URLSearchParams()
  // An empty text is open search; every other empty value is left out.
  for (const [name, value] of Object.entries(place))
    if (typeof value === 'string' && (value !== '' || name === 'search')) query.set(name, value)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

export type GoTo = (place: Partial<LobbyPlace>, options?: Parameters<Navigate>[1]) => void

/**
 * Navigates within the lobby: a new tab adds a history entry, a new vendor, filter or text does not. Does nothing
 * while the player leaves the lobby: it stays rendered until the next screen's code is loaded, but the URL already
 * belongs to that screen.
 */
export const useGoTo = (): GoTo => {
  const go = useAppNavigate()
  const { pathname } = useLocation()
  return (place, options) => {
    if (window.location.pathname === pathname) go(lobbyUrl(pathname, place), options)
  }
}
