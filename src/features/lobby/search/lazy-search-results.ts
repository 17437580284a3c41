import { lazyComponent } from '../../../shared/page/lazy-component'

/** The search results. Only the search field itself must be available at once. */
export const SearchResults = lazyComponent(async () => (await import('./search-results')).SearchResults)
