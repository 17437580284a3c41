import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Ends a child process that leads a group, and every process that it started: these may outlive one that crashed. */
export function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // no process of the group is left
  }
}

/**
 * Waits until a child process has written a line that matches, and returns its first group. Ends the process if it
 * takes too long.
 */
export async function readLine(
  child: ChildProcess,
  output: Readable,
  pattern: RegExp,
  withinMs: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      endGroup(child, 'SIGKILL')
      reject(new Error(`${child.spawnfile} was not ready within ${withinMs} ms`))
    }, withinMs)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`${child.spawnfile} ended with code ${String(code)} before it was ready`))
    })
    createInterface({ input: output }).on('line', (line) => {
      const found = pattern.exec(line)?.[1]
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    })
  })
}
