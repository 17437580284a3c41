import { lazyComponent } from './lazy-component'

/** The overlays, each in a chunk of its own. */
export const NoticeDialog = lazyComponent(async () => (await import('./notice-dialog')).NoticeDialog)
export const DomainDialog = lazyComponent(
  async () => (await import('../features/connection/domain-dialog')).DomainDialog,
)
export const UpdateDialog = lazyComponent(
  async () => (await import('../features/update/update-dialog')).UpdateDialog,
)
export const LanguageSheet = lazyComponent(
  async () => (await import('../features/language/language-sheet')).LanguageSheet,
)
export const SettingsSheet = lazyComponent(
  async () => (await import('../features/language/settings-sheet')).SettingsSheet,
)
export const LogoutDialog = lazyComponent(
  async () => (await import('../features/member/logout-dialog')).LogoutDialog,
)
