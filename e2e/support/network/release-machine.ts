import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deploySite } from '../../../scripts/deploy-site/deploy-site'
import { NGINX_BROTLI_PATH, NGINX_PATH } from '../../../scripts/lib/browser-paths'
import { killSwitch } from '../../../scripts/release/kill-switch'
import { type LocalGet, localGet } from '../../../scripts/release/local-get'
import { Machine } from '../../../scripts/release/machine'
import { release } from '../../../scripts/release/release'
import { rollback } from '../../../scripts/release/rollback'
import { freePort } from './listen'
import { selfSigned } from './self-signed'

const COMMANDS = {
  'deploy:site': deploySite,
  release,
  rollback,
  'kill-switch': killSwitch,
}

/** The umask of a careful administrator: others get no right to new files. */
const UMASK = 0o027

/** A host with Debian's nginx and an empty folder for the app. nginx's workers are another user, if this is root. */
export class ReleaseMachine {
  /** The lines of the last command. */
  said = ''
  readonly machine: Machine
  readonly isRoot = process.getuid?.() === 0
  #nginx: ChildProcess | null = null
  /** Of the sites, and of a gateway at localhost. */
  readonly certificate = selfSigned({ altName: 'DNS:localhost' })
  readonly #umask = process.umask(UMASK)

  private constructor(
    readonly folder: string,
    readonly httpPort: number,
    readonly httpsPort: number,
  ) {
    this.machine = new Machine(this.path('srv/app'))
  }

  static async create(): Promise<ReleaseMachine> {
    const folder = await mkdtemp(path.join(tmpdir(), 'machine-'))
    const made = new ReleaseMachine(folder, await freePort(), await freePort())
    for (const name of ['nginx/conf.d', 'logs', 'srv']) await mkdir(made.path(name), { recursive: true })
    for (const name of ['', 'srv', 'logs']) await chmod(made.path(name), 0o755)
    const { key, cert } = made.certificate
    await writeFile(made.path('key.pem'), key)
    await writeFile(made.path('cert.pem'), cert)
    await writeFile(made.path('nginx/nginx.conf'), made.#mainConfig())
    return made
  }

  path = (name: string): string => path.join(this.folder, name)

  /** Runs a command of package.json on this machine. @returns its exit code */
  async run(command: keyof typeof COMMANDS, ...args: readonly string[]): Promise<number> {
    this.said = ''
    return COMMANDS[command]([...args, '--app', this.machine.app], (line) => (this.said += `${line}\n`))
  }

  deploySite(name: string, hosts: string, gateway: string, ...flags: readonly string[]): Promise<number> {
    const files = ['--certificate', this.path('cert.pem'), '--key', this.path('key.pem')]
    const ports = ['--http-port', String(this.httpPort), '--https-port', String(this.httpsPort)]
    const folders = ['--nginx', this.path('nginx'), '--logs', this.path('logs')]
    const site = [name, '--hosts', hosts, '--gateway', gateway]
    return this.run('deploy:site', ...site, ...files, ...ports, ...folders, '--no-ipv6', ...flags)
  }

  startNginx(): void {
    const args = ['-c', this.path('nginx/nginx.conf'), '-g', 'daemon off;', '-e', this.path('logs/error.log')]
    this.#nginx = spawn(NGINX_PATH, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  }

  /** Requests a host over https. */
  get = (host: string): LocalGet => localGet({ port: this.httpsPort, host, isTls: true })

  putOwnFile = async (site: string, name: string, content: unknown): Promise<void> => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    await writeFile(path.join(this.machine.site(site).ownFiles, name), text, { mode: 0o600 })
  }

  log = (name: string): Promise<string> => readFile(this.path(`logs/${name}`), 'utf8')

  async discard(): Promise<void> {
    process.umask(this.#umask)
    if (this.#nginx?.exitCode === null) {
      const ended = once(this.#nginx, 'exit')
      this.#nginx.kill('SIGTERM')
      await ended
    }
    await rm(this.folder, { recursive: true })
  }

  #mainConfig(): string {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    return `
load_module ${NGINX_BROTLI_PATH};
${this.isRoot ? 'user www-data;' : ''}
pid ${this.path('nginx.pid')};
worker_processes 1;
events {}
http {
  access_log ${this.path('logs/access.log')};
  ${temporary.map((name) => `${name}_temp_path ${this.path(name)};`).join('\n  ')}
  include ${this.path('nginx/conf.d')}/*.conf;
}
`
  }
}
