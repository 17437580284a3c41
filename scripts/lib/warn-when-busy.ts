import { availableParallelism, loadavg } from 'node:os'

/** Warns if other programs keep the machine busy, since measured times are then too high. */
export function warnWhenBusy(): void {
  const [load = 0] = loadavg()
  if (load <= availableParallelism() / 2) return
  console.log(`Other programs keep this machine busy (load ${load.toFixed(1)}): times come out too long.\n`)
}
