import { HOME_PATH, trialPath } from '#domain/routing/routes'
import { usePopularGames } from './use-popular-games'

/** Where "try a game free" leads: to the most popular game that has a free try, else to the lobby. */
export const useTrialLink = (): string => {
  const [game] = usePopularGames()
  return game ? trialPath(game) : HOME_PATH
}
