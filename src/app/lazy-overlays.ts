import { lazyComponent } from './lazy-component'

/** The overlays that are seldom opened, each in a chunk of its own. */
export const AnnouncementPopup = lazyComponent(
  async () => (await import('../features/popups/announcement-popup')).AnnouncementPopup,
)
export const AppUpgrade = lazyComponent(
  async () => (await import('../features/install/app-upgrade')).AppUpgrade,
)
export const ClosedOverlay = lazyComponent(
  async () => (await import('./closed/closed-overlay')).SiteUnavailableOverlay,
)
export const DomainDialog = lazyComponent(
  async () => (await import('../features/connection/domain-dialog')).DomainDialog,
)
export const DownloadPromptOverlay = lazyComponent(
  async () => (await import('./download-prompt/download-prompt-overlay')).DownloadPromptOverlay,
)
export const InstallGuide = lazyComponent(
  async () => (await import('../features/install-guide/install-guide')).InstallGuide,
)
export const InstallPopup = lazyComponent(
  async () => (await import('../features/install/install-popup')).InstallPopup,
)
export const LoginSheet = lazyComponent(
  async () => (await import('../features/accounts/login-sheet')).LoginSheet,
)
export const LogoutDialog = lazyComponent(
  async () => (await import('../features/member/logout-dialog')).LogoutDialog,
)
export const PushOptIn = lazyComponent(async () => (await import('./push/push-opt-in')).PushOptIn)
export const SessionTimeDialog = lazyComponent(
  async () => (await import('../features/play-time/session-time-dialog')).SessionTimeDialog,
)
export const TwoFactorDialog = lazyComponent(
  async () => (await import('../features/accounts/two-factor-dialog')).TwoFactorDialog,
)
