import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppNavigate, type Navigate } from '../../../shared/routing/use-app-navigate'

/** The player's position in the lobby. All of it is in the URL, so back and a reload restore it. */
export interface LobbyPlace {
  /** '' for the first tab. */
  readonly tab: string
  /** '' for all vendors of the tab. */
  readonly vendor: string
  /** Null while search is closed. */
  readonly search: string | null
}

export const useLobbyPlace = (): LobbyPlace => {
  const [query] = useSearchParams()
  return { tab: query.get('tab') ?? '', vendor: query.get('vendor') ?? '', search: query.get('search') }
}

/** Returns the URL of a position on this path: `/m/home?tab=RNG&vendor=JADE`. */
export const lobbyUrl = (path: string, place: Partial<LobbyPlace>): string => {
  const query = new URLSearchParams()
  if (place.tab) query.set('tab', place.tab)
  if (place.vendor) query.set('vendor', place.vendor)
  if (typeof place.search === 'string') query.set('search', place.search)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

export type GoTo = (place: Partial<LobbyPlace>, options?: Parameters<Navigate>[1]) => void

/**
 * Navigates within the lobby: a new tab adds a history entry, a new vendor or text does not. Does nothing while the
 * player leaves the lobby: it stays rendered until the next screen's code is loaded, but the URL already belongs to
 * that screen.
 */
export const useGoTo = (): GoTo => {
  const go = useAppNavigate()
  const { pathname } = useLocation()
  return (place, options) => {
    if (window.location.pathname === pathname) go(lobbyUrl(pathname, place), options)
  }
}
