import { lazyComponent } from '../../../../shared/page/lazy-component'

/** The filters of a list of games. The games are there before it. */
export const ListFilter = lazyComponent(async () => (await import('../list-filter')).ListFilter)
