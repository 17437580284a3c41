import { appDownload } from '#domain/install/app/app-download'
import { installBrowser, type InstallOffer } from '#domain/install/install-popup'
import type { SettingsRow } from '#domain/tables/rows'
import { isIosDevice } from '../../../shared/install/is-installed-app'

/** Returns what this merchant offers to install in this browser. */
export const installOfferOf = ({ mobileTemplate, resources }: SettingsRow): InstallOffer => ({
  browser: installBrowser(navigator.userAgent, isIosDevice()),
  pwa: mobileTemplate.pwa,
  desktopFeature: mobileTemplate.desktop_app_feature,
  appUrl: appDownload(resources, isIosDevice(), window.location.origin),
})
