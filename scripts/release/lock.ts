import { readFile, rm, writeFile } from 'node:fs/promises'
import { UserError } from '../lib/user-error'

/**
 * Runs an action that no other process runs at the same time. The lock of a process that has ended is ignored.
 * @param file the lock; its folder exists
 * @throws a `UserError` if another process has the lock
 */
export async function withLock<Result>(file: string, action: () => Promise<Result>): Promise<Result> {
  await takeLock(file)
  try {
    return await action()
  } finally {
    await rm(file, { force: true })
  }
}

async function takeLock(file: string): Promise<void> {
  if (await createLock(file)) return
  const owner = Number(await readFile(file, 'utf8').catch(() => ''))
  if (!isRunning(owner)) await rm(file, { force: true })
  if (!isRunning(owner) && (await createLock(file))) return
  throw new UserError(`Process ${String(owner)} is changing the releases. Wait for its end, and try again.`)
}

const createLock = (file: string): Promise<boolean> =>
  writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
      throw error
    },
  )

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
