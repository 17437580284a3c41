import fc from 'fast-check'
import { FUZZ, timesFuzzed } from './fuzz'

// One seed for every run of the checks: what refuses a change is in the change. New values are tried by FUZZ.
const SEED = 20_261_122

fc.configureGlobal({ numRuns: timesFuzzed(100), ...(FUZZ === 0 ? { seed: SEED } : {}) })
