import { lazyComponent } from '../../../shared/page/lazy-component'

/** The benefits teaser, below the first screen of a guest's home page. */
export const BenefitsTeaser = lazyComponent(async () => (await import('./benefits-teaser')).BenefitsTeaser)
