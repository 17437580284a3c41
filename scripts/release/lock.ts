import { link, readFile, rm, writeFile } from 'node:fs/promises'
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
  const own = await ownerOf(process.pid)
  if (await createLock(file, own)) return
  const owner = await readFile(file, 'utf8').catch(() => '')
  const [pid = ''] = owner.split(' ')
  if (owner === '' || owner !== (await ownerOf(Number(pid)))) {
    await rm(file, { force: true })
    if (await createLock(file, own)) return
  }
  throw new UserError(`Process ${pid} is changing the releases (${file}). Wait for its end, and try again.`)
}

/** A link appears at once and with its text, so nobody reads a lock without an owner. */
async function createLock(file: string, owner: string): Promise<boolean> {
  const fresh = `${file}.${String(process.pid)}`
  await writeFile(fresh, owner)
  try {
    await link(fresh, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(fresh, { force: true })
  }
}

/**
 * Returns a running process as its id and the time of its start: another program may get the id later.
 * @returns the empty text if there is no such process
 */
export async function ownerOf(pid: number): Promise<string> {
  if (!(pid > 0)) return ''
  const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => null)
  // The second field is a name in brackets, which may have spaces. The start is the 22nd field.
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return started === undefined ? '' : `${String(pid)} ${started}`
}
