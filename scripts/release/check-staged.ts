import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { block, quoted } from '#deploy/nginx-syntax'
import { NGINX_PATH } from '../lib/browser-paths'
import { ROOT } from '../lib/ensure-build'
import { run } from '../lib/run'
import { UserError } from '../lib/user-error'
import { findProblem } from './find-problem'
import { localGet } from './local-get'
import type { Candidate } from './prepare-release'

/** nginx reads this in its http block, for all sites. */
export const HTTP_CONF = path.join(ROOT, 'deploy/nginx-http.conf')

const START_MS = 10_000
const LOOK_MS = 25

/**
 * Serves releases with an nginx of their own on a port of 127.0.0.1, and compares every response. Its workers have the
 * user of the machine's nginx, so a file that they cannot read is found.
 * @param directives of the machine's nginx: its modules and its user
 * @throws a `UserError` with the first problem
 */
export async function checkStaged(
  candidates: readonly Candidate[],
  directives: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'))
  try {
    const port = await freePort()
    const config = path.join(folder, 'nginx.conf')
    for (const { settings, appConf } of candidates)
      await writeFile(path.join(folder, `${settings.name}.conf`), withoutLog(appConf))
    await writeFile(config, stagedConfig(folder, port, candidates, directives))
    const nginx = ['-c', config, '-e', 'stderr']
    const { code, output } = await run({ name: 'nginx', command: NGINX_PATH, args: [...nginx, '-t'] })
    if (code !== 0) throw new UserError(`nginx rejects the new configuration:\n${output.trim()}`)
    const child = spawn(NGINX_PATH, nginx, { stdio: 'ignore' })
    try {
      await waitForPort(child, port)
      for (const candidate of candidates) {
        const [host = ''] = candidate.settings.hosts
        const problem = await findProblem(localGet({ port, host, isTls: false }), candidate)
        if (problem !== null) throw new UserError(`${candidate.settings.name}: ${problem}`)
        say(`${candidate.settings.name}: checked with an nginx on 127.0.0.1:${String(port)}`)
      }
    } finally {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const stagedConfig = (
  folder: string,
  port: number,
  candidates: readonly Candidate[],
  directives: readonly string[],
): string =>
  [
    ...directives,
    'daemon off;',
    'worker_processes 1;',
    `pid ${quoted(`${folder}/nginx.pid`)};`,
    ...block('events', []),
    ...block('http', [
      'access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${quoted(`${folder}/${name}`)};`,
      ),
      `include ${quoted(HTTP_CONF)};`,
      ...candidates.flatMap(({ settings }) =>
        block('server', [
          `listen 127.0.0.1:${String(port)};`,
          `server_name ${settings.hosts.join(' ')};`,
          `include ${quoted(`${folder}/${settings.name}.conf`)};`,
        ]),
      ),
    ]),
    '',
  ].join('\n')

/** The requests of this check do not belong in the site's log. */
const withoutLog = (appConf: string): string => appConf.replace(/^access_log .*$/mu, 'access_log off;')

async function waitForPort(nginx: ChildProcess, port: number): Promise<void> {
  const until = Date.now() + START_MS
  const get = localGet({ port, host: 'localhost', isTls: false })
  while (nginx.exitCode === null && Date.now() < until) {
    if (await get('/').catch(() => null)) return
    await pause(LOOK_MS)
  }
  throw new UserError(`nginx does not respond on 127.0.0.1:${String(port)}.`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
