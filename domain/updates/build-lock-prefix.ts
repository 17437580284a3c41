/** Prefix of a lock name. Each open page holds a shared lock named after its build's id. */
export const BUILD_LOCK_PREFIX = 'mc-build-'
