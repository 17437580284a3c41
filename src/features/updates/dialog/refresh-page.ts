import { HOME_PATH, RELOAD_IN_PLACE_PATHS } from '#domain/routing/routes'
import { withPreservedParams } from '#domain/routing/preserved-params'

/**
 * Goes over to the newer build (UPD-03): the pages of the list reload where they stand, any other leads to home.
 * @param apply reloads the page as soon as the newer build is in charge
 */
export const refreshPage = (apply: () => void): void => {
  const { pathname, search } = window.location
  if (!RELOAD_IN_PLACE_PATHS.includes(pathname))
    window.history.replaceState(null, '', withPreservedParams(HOME_PATH, search))
  apply()
}
