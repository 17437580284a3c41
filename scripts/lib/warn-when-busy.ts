import { availableParallelism, loadavg } from 'node:os'

/** Says so when other programs keep the machine busy: times measured now are worse than they are. */
export function warnWhenBusy(): void {
  const [load = 0] = loadavg()
  if (load <= availableParallelism() / 2) return
  console.log(`Other programs keep this machine busy (load ${load.toFixed(1)}): times come out too long.\n`)
}
