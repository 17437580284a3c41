import { HOME_PATHS } from './routes'

const PATHS: readonly string[] = HOME_PATHS

/** True if it is one of the paths of the home page. */
export const isHomePath = (path: string): boolean => PATHS.includes(path)
