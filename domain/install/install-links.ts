import { appDownload } from './app/app-download'
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
}

export const installLinks = (
  resources: readonly Resource[],
  { isApple, userAgent, origin }: { isApple: boolean; userAgent: string; origin: string },
): InstallLinks => ({
  app: appDownload(resources, isApple, origin),
  profile: isApple ? profileAddress(resources, userAgent, origin) : null,
})

/** The app's own picture, else that of the home screen (INS-08, INS-10, DLP-01); an address as it was named, '' for none. */
export const appIcon = (resources: readonly Resource[], touchIcon: string): string => {
  const own = resources.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url ?? ''
  return own === '' ? touchIcon : own
}
