import { existsSync } from 'node:fs'
import { run } from '../lib/run'
import { UserError } from '../lib/user-error'
import { isMutable } from './options'

/**
 * The mutable files with changes since the upstream branch; without one, those of the last commit. Changes that are
 * not committed count too.
 */
export async function changedFiles(): Promise<readonly string[]> {
  const base = (await git('merge-base', 'HEAD', '@{upstream}')) ?? ['HEAD~1']
  const tracked = await git('diff', '--name-only', ...base)
  const untracked = await git('ls-files', '--others', '--exclude-standard')
  if (!tracked || !untracked) throw new UserError('Git does not know what has changed. Name the files.')
  return [...tracked, ...untracked].filter((file) => isMutable(file) && existsSync(file))
}

/** The lines that git prints; null if it fails. */
async function git(...args: readonly string[]): Promise<readonly string[] | null> {
  const { code, output } = await run({ name: 'git', command: 'git', args })
  return code === 0 ? output.split('\n').filter((line) => line !== '') : null
}
