/** True if the path is one of these, or below one of them. */
export const isUnder = (paths: readonly string[], pathname: string): boolean =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
