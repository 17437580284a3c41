import { lazyComponent } from '../../shared/page/lazy-component'

export { LogoutDialog } from '../../features/member/lazy-logout-dialog'

/** Rarely opened overlays, each in its own chunk. */
export const AnnouncementPopup = lazyComponent(
  async () => (await import('../../features/announcements/popup/announcement-popup')).AnnouncementPopup,
)
export const AppUpgrade = lazyComponent(
  async () => (await import('../../features/install/upgrade/app-upgrade')).AppUpgrade,
)
export const ClosedOverlay = lazyComponent(
  async () =>
    (await import('../../features/lines/site-unavailable/site-unavailable-overlay')).SiteUnavailableOverlay,
)
export const DomainDialog = lazyComponent(
  async () => (await import('../../features/lines/domain-dialog/domain-dialog')).DomainDialog,
)
export const DownloadPromptOverlay = lazyComponent(
  async () =>
    (await import('../../features/install/download-prompt/download-prompt-overlay')).DownloadPromptOverlay,
)
export const InstallGuide = lazyComponent(
  async () => (await import('../../features/install/guide/install-guide')).InstallGuide,
)
export const InstallPopup = lazyComponent(
  async () => (await import('../../features/install/popup/install-popup')).InstallPopup,
)
export const LoginSheet = lazyComponent(
  async () => (await import('../../features/accounts/login/login-sheet')).LoginSheet,
)
export const PushOptIn = lazyComponent(
  async () => (await import('../../features/push/opt-in/push-opt-in')).PushOptIn,
)
export const SessionTimeDialog = lazyComponent(
  async () => (await import('../../features/safer-play/session-time-dialog')).SessionTimeDialog,
)
export const TwoFactorDialog = lazyComponent(
  async () => (await import('../../features/accounts/two-factor/two-factor-dialog')).TwoFactorDialog,
)
