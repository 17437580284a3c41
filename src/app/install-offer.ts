import { appDownload } from '#domain/rules/app-download'
import { installBrowser, type InstallOffer } from '#domain/rules/install-popup'
import type { SettingsRow } from '#domain/tables/rows'
import { isIosDevice } from './at-home'

/** What this browser and this merchant have to install. */
export const installOfferOf = ({ mobileTemplate, resources }: SettingsRow): InstallOffer => ({
  browser: installBrowser(navigator.userAgent, isIosDevice()),
  pwa: mobileTemplate.pwa,
  desktopFeature: mobileTemplate.desktop_app_feature,
  appUrl: appDownload(resources, isIosDevice(), window.location.origin),
})
