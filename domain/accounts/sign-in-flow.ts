import { isInAppBrowser } from '../install/app/in-app-browser'

/**
 * How a provider's page is opened (SOC-02, SOC-06): in a window beside ours; in ours where another window would not find
 * its way back (an iPhone's home-screen app, a browser inside another app), and where the browser has blocked two: the first
 * may have come too late after its tap, with the provider's code still on its way.
 */
export const signInFlow = ({
  isAppleApp,
  userAgent,
  blocks,
}: {
  readonly isAppleApp: boolean
  readonly userAgent: string
  /** Windows that were blocked, one after the other. */
  readonly blocks: number
}): 'popup' | 'redirect' => (isAppleApp || isInAppBrowser(userAgent) || blocks > 1 ? 'redirect' : 'popup')
