import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NGINX_BROTLI_PATH, NGINX_PATH } from '../../../scripts/lib/browser-paths'
import { NEXT_DIST, ROOT } from '../../../scripts/lib/ensure-build'
import { freePort } from './listen'

/** Debian's nginx with a copy of the next build, which has deltas, in front of a gateway that serves all but the app's own files. */
export class Nginx {
  private constructor(
    readonly origin: string,
    /** The served folder: the build is in its folder `m`. */
    readonly root: string,
    private readonly process: ChildProcess,
  ) {}

  /**
   * @param gateway origin that serves the other paths
   * @param writeConfig the part of the server block that serves the app, from the folder that has the build as `m/`
   */
  static async start(gateway: string, writeConfig: (root: string) => Promise<string>): Promise<Nginx> {
    const root = await mkdtemp(path.join(tmpdir(), 'nginx-'))
    await cp(path.join(ROOT, NEXT_DIST), path.join(root, 'm'), { recursive: true })
    const port = await freePort()
    await writeFile(path.join(root, 'app.conf'), await writeConfig(root))
    await writeFile(path.join(root, 'nginx.conf'), mainConfig(root, port, gateway))
    const process = spawn(NGINX_PATH, ['-p', root, '-c', path.join(root, 'nginx.conf'), '-e', 'stderr'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const nginx = new Nginx(`http://127.0.0.1:${String(port)}`, root, process)
    await nginx.#answers()
    return nginx
  }

  async close(): Promise<void> {
    const ended = once(this.process, 'exit')
    this.process.kill('SIGQUIT')
    await ended
    await rm(this.root, { recursive: true })
  }

  async #answers(): Promise<void> {
    const until = Date.now() + 60_000
    while (this.process.exitCode === null && Date.now() < until) {
      const answer = await fetch(`${this.origin}/m/home`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('nginx does not answer: what it said is above')
  }
}

const mainConfig = (root: string, port: number, gateway: string): string => `
load_module ${NGINX_BROTLI_PATH};
daemon off;
pid ${root}/nginx.pid;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  include ${path.join(ROOT, 'deploy/nginx-http.conf')};
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${root}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${String(port)};
    include ${root}/app.conf;
    location / {
      proxy_pass ${gateway};
      proxy_set_header Host $http_host;
    }
  }
}
`
