import fc from 'fast-check'
import { FUZZ, timesFuzzed } from './fuzz'

// One seed for every run, so that only the change itself can fail a check. FUZZ tries new values.
const SEED = 20_261_122

fc.configureGlobal({ numRuns: timesFuzzed(100), ...(FUZZ === 0 ? { seed: SEED } : {}) })
