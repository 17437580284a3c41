import { HOME_PATH, RELOAD_IN_PLACE_PATHS } from '#domain/routing/routes'
import { withPreservedParams } from '#domain/routing/preserved-params'

/**
 * Switches to the newer build (UPD-03): listed pages reload in place, any other leads to the home page.
 * @param apply reloads the page once the newer build is active
 */
export const refreshPage = (apply: () => void): void => {
  const { pathname, search } = window.location
  if (!RELOAD_IN_PLACE_PATHS.includes(pathname))
    window.history.replaceState(null, '', withPreservedParams(HOME_PATH, search))
  apply()
}
