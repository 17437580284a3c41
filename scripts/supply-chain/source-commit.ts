import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { UserError } from '../lib/user-error'

const runFile = promisify(execFile)

/** The sources of a build: the same commit gives the same values at any time. */
export interface SourceCommit {
  /** 40 hex digits, with `-modified` if the folder has other changes; empty outside a repository. */
  readonly id: string
  /** The time of the commit, or SOURCE_DATE_EPOCH; undefined if neither describes the sources. */
  readonly time: Date | undefined
}

/**
 * Returns the commit of a folder.
 * @throws UserError if SOURCE_DATE_EPOCH is no number of seconds
 */
export async function readSourceCommit(
  root: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<SourceCommit> {
  const wanted = parseEpoch(env.SOURCE_DATE_EPOCH)
  const git = async (...args: string[]) => (await runFile('git', args, { cwd: root, env })).stdout.trim()
  try {
    const [id = '', seconds = ''] = (await git('log', '-1', '--format=%H %ct')).split(' ')
    const isModified = (await git('status', '--porcelain', '.')) !== ''
    if (isModified) return { id: `${id}-modified`, time: wanted }
    return { id, time: wanted ?? new Date(Number(seconds) * 1000) }
  } catch {
    return { id: '', time: wanted } // no git, or an archive of the sources
  }
}

function parseEpoch(text = ''): Date | undefined {
  if (text === '') return undefined
  if (!/^\d{1,11}$/u.test(text))
    throw new UserError(`SOURCE_DATE_EPOCH is "${text}": set it to whole seconds since 1970, or unset it.`)
  return new Date(Number(text) * 1000)
}
