import path from 'node:path'
import { NGINX_PATH } from '../lib/browser-paths'
import { run } from '../lib/run'
import { UserError } from '../lib/user-error'

/** The file with the id of the process is missing or empty, or the process has ended. */
const IS_STOPPED = /open\(\) "[^"]*" failed \(2:|invalid PID number ""|kill\(.*\) failed \(3:/u

/** The machine's nginx, by the folder of its configuration. */
export class NginxProcess {
  constructor(private readonly folder: string) {}

  get #main(): string {
    return path.join(this.folder, 'nginx.conf')
  }

  /**
   * Tests the configuration that the next reload would use.
   * @returns it as one text, with all included files
   * @throws a `UserError` with nginx's messages
   */
  async test(): Promise<string> {
    const { code, output } = await this.#run('-T')
    if (code === 0) return output
    throw new UserError(`nginx -t rejects the configuration:\n${output.trim()}`)
  }

  /**
   * Makes the running nginx read its configuration.
   * @returns false if none is running
   * @throws a `UserError` with nginx's messages if it fails for another reason
   */
  async reload(): Promise<boolean> {
    const { code, output } = await this.#run('-s', 'reload')
    if (code === 0) return true
    if (IS_STOPPED.test(output)) return false
    throw new UserError(`nginx cannot be reloaded:\n${output.trim()}`)
  }

  #run(...args: readonly string[]) {
    return run({ name: 'nginx', command: NGINX_PATH, args: ['-c', this.#main, ...args] })
  }
}

/** Returns the directives of a whole configuration that a second nginx needs as well: its modules and its user. */
export const mainDirectives = (configuration: string): readonly string[] =>
  configuration.match(/^\s*(?:load_module|user)\s[^;]*;/gmu) ?? []
