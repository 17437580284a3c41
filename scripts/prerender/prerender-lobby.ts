import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PRERENDERED_MAX_AGE_MS } from '#domain/lobby/snapshot'
import { compressFiles } from '../build/compress-files'
import { sourceBuildId } from '../build/build-id'
import { ROOT } from '../lib/ensure-build'
import { READABLE_FILE, READABLE_FOLDER } from '../lib/readable-modes'
import { runCommand } from '../lib/run-command'
import { UserError } from '../lib/user-error'
import { ensurePrerenderer } from './ensure-prerenderer'
import { lobbyDocument, readShell, type Shell } from './lobby-document'
import { type PrerenderOptions, readOptions, USAGE } from './options'
import type { ChildMessage } from './prerender-child'

const MAX_BYTES = 26 * 1024 // brotli, the whole document: two round trips of a new connection
const RENEW_MS = PRERENDERED_MAX_AGE_MS / 4

/** Replaced by the build's id in the folder's name: the container has a folder for each build. */
const BUILD_PLACEHOLDER = '{build}'

type Say = (line: string) => void

/**
 * Prerenders the lobby of a merchant into one document per language (docs/deploying.md).
 * @param say prints a line for the user
 * @returns the exit code of a single run: 1 if a language failed; its last document stays
 */
export function prerenderLobby(args: readonly string[], say: Say): Promise<0 | 1> {
  return runCommand({ name: 'lobby:prerender', usage: USAGE, args, say }, async () => {
    const given = readOptions(args)
    const shell = await readShell(given.dist)
    const options = { ...given, out: given.out.replace(BUILD_PLACEHOLDER, shell.buildId) }
    if (shell.buildId !== sourceBuildId(ROOT))
      throw new UserError(`${options.dist} is not a build of these sources: run npm run build.`)
    const bundle = await ensurePrerenderer()
    await mkdir(options.out, { recursive: true })
    await chmod(options.out, READABLE_FOLDER)
    for (;;) {
      const hasFailed = await runOnce(options, shell, bundle, say)
      if (options.watch === null) return hasFailed ? 1 : 0
      await pause(options.watch * 1000)
    }
  })
}

/** Prerenders every language once. @returns true if one failed */
async function runOnce(options: PrerenderOptions, shell: Shell, bundle: string, say: Say): Promise<boolean> {
  const { origin, languages } = options
  const child = fork(CHILD, [bundle, origin, languages?.join(',') ?? ''], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const steps: Promise<boolean>[] = []
  child.on('message', (message: ChildMessage) => {
    steps.push(
      take(options, shell, message, say).catch((error: unknown) => {
        say(`A document was not written: ${error instanceof Error ? error.message : String(error)}`)
        return false
      }),
    )
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) say(`The run ended with code ${String(code)}.`)
  return (await Promise.all(steps)).includes(false) || code !== 0
}

/** Writes the document of a screen, if it is news. @returns false if there is none, or it is too large */
async function take(
  options: PrerenderOptions,
  shell: Shell,
  message: ChildMessage,
  say: Say,
): Promise<boolean> {
  if (message.type === 'failure') {
    say(`${message.language}: ${message.reason}. The last document stays.`)
    return false
  }
  const { screen } = message
  const name = `index.${screen.language}.html`
  const html = lobbyDocument(shell, screen, Date.now())
  if (!(await isNews(path.join(options.out, name), html))) return true
  const staged = path.join(options.out, `staged-${screen.language}`)
  await rm(staged, { recursive: true, force: true })
  await mkdir(staged)
  try {
    await writeFile(path.join(staged, name), html)
    const { [name]: sizes } = await compressFiles(staged, [name])
    const bytes = sizes?.brotli ?? 0
    if (bytes > MAX_BYTES) {
      say(`${name}: ${kilobytes(bytes)}, more than ${kilobytes(MAX_BYTES)}. The last document stays.`)
      return false
    }
    for (const ending of ['.br', '.gz', '']) {
      await chmod(path.join(staged, name + ending), READABLE_FILE)
      await rename(path.join(staged, name + ending), path.join(options.out, name + ending))
    }
    say(`${name}: ${kilobytes(bytes)}`)
    return true
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}

/** False if the existing document has the same screen, and stays valid for long. */
async function isNews(file: string, html: string): Promise<boolean> {
  if (!existsSync(file)) return true
  const before = await readFile(file, 'utf8')
  const [, at = ''] = DATE.exec(before) ?? []
  return before.replace(DATE, '') !== html.replace(DATE, '') || Date.now() - Number(at) > RENEW_MS
}

const DATE = /data-at="(\d+)"/u
const CHILD = path.join(import.meta.dirname, 'prerender-child.ts')

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
