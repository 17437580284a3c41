import { linkTarget } from '../../routing/safe-url'

interface Resource {
  readonly resourceType: string
  readonly url: string
}

const APPLE = ['IOS', 'IOS_LITE'] as const
const OTHERS = ['Android', 'APK'] as const

/** Returns the download URL of the merchant's app for a device (GAM-05, S3); null if there is no safe one. */
export const appDownload = (
  resources: readonly Resource[],
  isApple: boolean,
  origin: string,
): string | null => {
  for (const type of isApple ? APPLE : OTHERS) {
    const target = linkTarget(resources.find((each) => each.resourceType === type)?.url ?? '', origin)
    if (target.kind === 'external') return target.url
  }
  return null
}
