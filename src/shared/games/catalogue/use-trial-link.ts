import { HOME_PATH, trialPath } from '#domain/routing/routes'
import { usePopularGames } from './use-popular-games'

/** Returns the path for "try a game free": the most popular game with a free trial, else the lobby. */
export const useTrialLink = (): string => {
  const [game] = usePopularGames()
  return game ? trialPath(game) : HOME_PATH
}
