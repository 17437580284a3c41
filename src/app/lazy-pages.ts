import { lazyComponent } from './lazy-component'

/** The screens that are not the lobby, each in a chunk of its own. */
export const TrialPage = lazyComponent(async () => (await import('../features/trial/trial-page')).TrialPage)
export const AnnouncementPage = lazyComponent(
  async () => (await import('../features/announcements/announcement-page')).AnnouncementPage,
)
export const OtherPages = lazyComponent(async () => (await import('./other-pages')).OtherPages)
