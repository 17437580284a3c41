/**
 * Returns the number of nginx's worker processes: one for each processor that the container may use. `auto` would count
 * those of the whole machine.
 * @param cpuMax the text of /sys/fs/cgroup/cpu.max, such as `150000 100000` for one and a half; empty if unknown
 */
export function workerCount(cpuMax: string, processors: number): number {
  const [quota = 0, period = 0] = cpuMax.split(' ').map(Number)
  const limit = Math.ceil(quota / period)
  return limit >= 1 ? Math.min(limit, processors) : processors
}
