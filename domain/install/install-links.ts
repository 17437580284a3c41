import { appDownload } from './app/app-download'
import { profileUrl } from './install-guide'

interface Resource {
  readonly resourceType: string
  readonly url: string
}

/** What the merchant offers to install on a device, by the keys of S9 and similar ones (INS-08). */
export interface InstallLinks {
  /** Null if there is no safe URL. */
  readonly app: string | null
  /** The web clip in a configuration profile, which only iOS can install. */
  readonly profile: string | null
}

export const installLinks = (
  resources: readonly Resource[],
  { isApple, userAgent, origin }: { isApple: boolean; userAgent: string; origin: string },
): InstallLinks => ({
  app: appDownload(resources, isApple, origin),
  profile: isApple ? profileUrl(resources, userAgent, origin) : null,
})

/** Returns the app's icon, else that of the home screen (INS-08, INS-10, DLP-01): an unvalidated URL, '' for none. */
export const appIcon = (resources: readonly Resource[], touchIcon: string): string => {
  const own = resources.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url ?? ''
  return own === '' ? touchIcon : own
}
