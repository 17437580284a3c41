import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NGINX_PATH } from '../../../scripts/lib/browser-paths'
import { freePort } from './listen'

/**
 * Debian's nginx as a CDN in front of app and API. It stores what `Cache-Control` and `Vary` allow, has no other rules,
 * and names in `X-Cache` whether a response was stored.
 */
export class NginxCdn {
  private constructor(
    readonly origin: string,
    private readonly folder: string,
    private readonly process: ChildProcess,
  ) {}

  /** @param behind origin of the server behind it */
  static async start(behind: string): Promise<NginxCdn> {
    const folder = await mkdtemp(path.join(tmpdir(), 'cdn-'))
    const port = await freePort()
    await writeFile(path.join(folder, 'nginx.conf'), config(folder, port, behind))
    const process = spawn(NGINX_PATH, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const cdn = new NginxCdn(`http://127.0.0.1:${String(port)}`, folder, process)
    await cdn.#waitUntilReady()
    return cdn
  }

  async close(): Promise<void> {
    const ended = once(this.process, 'exit')
    this.process.kill('SIGTERM')
    await ended
    await rm(this.folder, { recursive: true })
  }

  async #waitUntilReady(): Promise<void> {
    const until = Date.now() + 10_000
    while (this.process.exitCode === null && Date.now() < until) {
      if ((await fetch(`${this.origin}/wps/system/test/ping`).catch(() => null))?.ok === true) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The CDN does not respond: its messages are above')
  }
}

const config = (folder: string, port: number, behind: string): string => `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  proxy_cache_path ${folder}/cache keys_zone=app:1m;
  server {
    listen 127.0.0.1:${String(port)};
    location / {
      proxy_pass ${behind};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_cache app;
      proxy_cache_lock on;
      proxy_cache_key $scheme$host$request_uri;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`
