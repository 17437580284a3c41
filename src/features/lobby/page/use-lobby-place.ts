import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppNavigate, type Navigate } from '../../../shared/routing/use-app-navigate'

/** Where in the lobby the player stands. It is all in the address, so back and a reload lead to the same place. */
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

/** The address of a place on this path: `/m/home?tab=RNG&vendor=JADE`. */
export const lobbyAddress = (path: string, place: Partial<LobbyPlace>): string => {
  const query = new URLSearchParams()
  if (place.tab) query.set('tab', place.tab)
  if (place.vendor) query.set('vendor', place.vendor)
  if (typeof place.search === 'string') query.set('search', place.search)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

export type GoTo = (place: Partial<LobbyPlace>, options?: Parameters<Navigate>[1]) => void

/**
 * Moves within the lobby: another tab is a step in the history, another vendor or text is not. A lobby that is being left
 * moves no more: it stands until the next screen's code has come, and the address is that one's already.
 */
export const useGoTo = (): GoTo => {
  const go = useAppNavigate()
  const { pathname } = useLocation()
  return (place, options) => {
    if (window.location.pathname === pathname) go(lobbyAddress(pathname, place), options)
  }
}
