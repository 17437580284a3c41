import { isInAppBrowser } from '../install/app/in-app-browser'

/**
 * Returns how to open a provider's page (SOC-02, SOC-06): in a popup, or by redirect in our own window. Redirect is
 * used where a popup would not find its way back (an iPhone's home-screen app, an in-app browser), and after two
 * blocked popups. The first may only have come too late after its tap, while the provider's code was loading.
 */
export const signInFlow = ({
  isAppleApp,
  userAgent,
  blocks,
}: {
  readonly isAppleApp: boolean
  readonly userAgent: string
  /** Number of consecutively blocked popups. */
  readonly blocks: number
}): 'popup' | 'redirect' => (isAppleApp || isInAppBrowser(userAgent) || blocks > 1 ? 'redirect' : 'popup')
