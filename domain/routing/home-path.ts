import { HOME_PATHS } from './routes'

const PATHS: readonly string[] = HOME_PATHS

/** Is it one of the ways to name the home page? */
export const isHomePath = (path: string): boolean => PATHS.includes(path)
