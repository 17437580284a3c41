import { type LobbyPlace, placeOf, useGoTo } from '../page/use-lobby-place'

export const NO_FILTERS = { only: '', sort: '', vendor: '' } as const

/** Returns a function that changes filters in the URL, without a history entry: back leaves the list. */
export const useChoose = (): ((filters: Partial<LobbyPlace>) => void) => {
  const goTo = useGoTo()
  return (filters) => goTo({ ...placeOf(), ...filters }, { replace: true })
}
