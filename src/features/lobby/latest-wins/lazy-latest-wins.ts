import { lazyComponent } from '../../../shared/page/lazy-component'

/** The latest wins, below the first screen of the home page. */
export const LatestWins = lazyComponent(async () => (await import('./latest-wins')).LatestWins)
