/** A version of iOS or iPadOS. */
export interface AppleVersion {
  readonly major: number
  readonly minor: number
}

const OTHER_BROWSERS = /\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|DuckDuckGo|YaBrowser|Brave|UCBrowser)\b/u

/** Returns the name of a browser on iOS other than Safari, if it reports one. */
export const otherBrowser = (userAgent: string): string | undefined => OTHER_BROWSERS.exec(userAgent)?.[1]

/**
 * Returns the version of iOS from the user agent. If it reports two versions, the later one is right: the system part
 * is always 18_6 since iOS 26, and an iPad reports a Mac, but Safari's `Version/` is the version of the system. Other
 * browsers put an unrelated number in `Version/`.
 * @returns null if the user agent has no version: a browser other than Safari on an iPad
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
