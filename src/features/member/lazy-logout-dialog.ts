import { lazyComponent } from '../../shared/page/lazy-component'

/** The way out, preloaded by the member page so that it opens offline too. */
export const LogoutDialog = lazyComponent(async () => (await import('./logout-dialog')).LogoutDialog)
