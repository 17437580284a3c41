import { lazyComponent } from '../../../shared/page/lazy-component'

/** The matches, which are rarely on the first screen of the home page. */
export const MatchRow = lazyComponent(async () => (await import('./match-row')).MatchRow)
