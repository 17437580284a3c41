/** A version of iOS or iPadOS. */
export interface AppleVersion {
  readonly major: number
  readonly minor: number
}

const OTHER_BROWSERS = /\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|DuckDuckGo|YaBrowser|Brave|UCBrowser)\b/u

/** The name of a browser on iOS that is not Safari, where it has one. */
export const otherBrowser = (userAgent: string): string | undefined => OTHER_BROWSERS.exec(userAgent)?.[1]

/**
 * The version of iOS that a browser tells of. Safari has that of the system, and names it still where the system's own
 * name stands still: since iOS 26 that is always 18_6, and an iPad says that it is a Mac. Others put a `Version/` of
 * their own making beside their name. Of two that are told the later one is right.
 * @returns null where nothing in it tells: a browser other than Safari on an iPad
 */
export const appleVersion = (userAgent: string): AppleVersion | null => {
  const reported = [
    /\bCPU (?:iPhone )?OS (\d+)(?:_(\d+))?/u,
    /\bFBSV\/(\d+)(?:\.(\d+))?/u, // inside Facebook's apps
    ...(otherBrowser(userAgent) ? [] : [/\bVersion\/(\d+)(?:\.(\d+))?.* Safari\//u]),
  ].flatMap((pattern): AppleVersion[] => {
    const [, major, minor = '0'] = pattern.exec(userAgent) ?? []
    return major === undefined ? [] : [{ major: Number(major), minor: Number(minor) }]
  })
  return reported.reduce<AppleVersion | null>(
    (latest, version) => (latest && !isAtLeast(version, latest) ? latest : version),
    null,
  )
}

export const isAtLeast = (version: AppleVersion, { major, minor }: AppleVersion): boolean =>
  version.major > major || (version.major === major && version.minor >= minor)
