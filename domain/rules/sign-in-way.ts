import { isFramed } from './framed-browser'

/**
 * How a provider's page is opened (SOC-02, SOC-06): in a window beside ours; in ours where another window would not find
 * its way back (an iPhone's home-screen app, a browser inside another app), and where the browser has blocked one before.
 */
export const signInWay = ({
  isAppleApp,
  userAgent,
  wasBlocked,
}: {
  readonly isAppleApp: boolean
  readonly userAgent: string
  readonly wasBlocked: boolean
}): 'popup' | 'redirect' => (isAppleApp || isFramed(userAgent) || wasBlocked ? 'redirect' : 'popup')
