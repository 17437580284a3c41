import { appDownload } from './app-download'
import { profileAddress } from './install-guide'

interface Resource {
  readonly resourceType: string
  readonly url: string
}

/** What the merchant has set up to install on a device, under the keys of S9 and their kin (INS-08). */
export interface InstallLinks {
  /** Null where no safe address is named. */
  readonly app: string | null
  /** The web clip in a configuration profile: iOS alone knows what to do with it. */
  readonly profile: string | null
  /** The app's picture as it was named, '' for none. */
  readonly icon: string
}

export const installLinks = (
  resources: readonly Resource[],
  { isApple, userAgent, origin }: { isApple: boolean; userAgent: string; origin: string },
): InstallLinks => {
  const named = (type: string): string => resources.find((each) => each.resourceType === type)?.url ?? ''
  return {
    app: appDownload(resources, isApple, origin),
    profile: isApple ? profileAddress(resources, userAgent, origin) : null,
    icon: named('AppDownloadIcon'),
  }
}
