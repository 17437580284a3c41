import { lazyComponent } from '../../shared/page/lazy-component'

/** The logout dialog, preloaded by the member page so that it opens offline too. */
export const LogoutDialog = lazyComponent(async () => (await import('./logout-dialog')).LogoutDialog)
