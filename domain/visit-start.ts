/**
 * Returns when this page or worker has started, epoch ms. After the device's clock has been set back, also for rows that
 * were written since.
 * @param clock its `performance`
 */
export const visitStart = (clock: { readonly timeOrigin: number; readonly now: () => number }): number =>
  Math.min(clock.timeOrigin, Date.now() - clock.now())
