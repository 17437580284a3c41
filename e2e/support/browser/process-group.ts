import type { ChildProcess } from 'node:child_process'

/** Ends a child process that leads a group, and every process that it started: these may outlive one that crashed. */
export function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // no process of the group is left
  }
}
