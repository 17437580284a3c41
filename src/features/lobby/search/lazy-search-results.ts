import { lazyComponent } from '../../../shared/page/lazy-component'

/** The results of a search: only the search field itself must be there at once. */
export const SearchResults = lazyComponent(async () => (await import('./search-results')).SearchResults)
