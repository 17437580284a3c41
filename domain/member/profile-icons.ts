const DEFAULT_COUNT = 9 // contract.md, Settings

/**
 * How many pictures a member may choose from (MEM-01): as many as the settings name, and no more than are drawn. Read by
 * hand off what the settings keep as it came.
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
