const DEFAULT_COUNT = 9 // contract.md, Settings

/**
 * Returns the number of icons that a member may choose from (MEM-01): as the settings say, but at most those that
 * exist. Parsed by hand from the raw settings.
 */
export const profileIconCount = (settings: object | undefined, drawn: number): number => {
  const gateway = settings && 'gw' in settings ? settings.gw : undefined
  const reported =
    typeof gateway === 'object' && gateway !== null && 'profileIconCount' in gateway
      ? gateway.profileIconCount
      : undefined
  const isCount = typeof reported === 'number' && Number.isInteger(reported) && reported > 0
  return Math.min(isCount ? reported : DEFAULT_COUNT, drawn)
}
