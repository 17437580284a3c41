import path from 'node:path'
import { NGINX_ACCESS_LOG } from '#deploy/nginx'
import { parseCommandLine } from '../lib/command-line'
import { UserError } from '../lib/user-error'

export interface NginxOptions {
  /** The build, on this machine. */
  readonly dist: string
  /** The merchant's config.json, on this machine; null for none. */
  readonly config: string | null
  /** The folder that contains the build as `m/` for nginx. */
  readonly root: string
  /** The folder that contains the assets of this build and earlier ones as `m/assets/` for nginx. */
  readonly assetsRoot: string
  /** The folder of prerendered documents for nginx; undefined for none. */
  readonly lobby: string | undefined
  readonly hasBrotli: boolean
  /** Where nginx writes its access log. */
  readonly accessLog: string
}

/** How to call `npm run deploy:nginx`. */
export const USAGE = `Say where nginx finds the app: npm run deploy:nginx -- --root /srv/app [options]
  --root DIR         the folder that has the build as m/, without the m
  --dist DIR         the build on this machine (dist)
  --config FILE      the merchant's config.json, if it has one: its hosts are in the policy
  --assets-root DIR  the folder with the assets of this build and earlier ones as m/assets/ (that of --root)
  --lobby DIR        the documents of npm run lobby:prerender
  --no-brotli        nginx has no brotli module
  --access-log FILE  ${NGINX_ACCESS_LOG}
  --out FILE         the file to write (the terminal)`

/** Reads the command line. Throws a `UserError`. */
export function readOptions(args: readonly string[]): NginxOptions & {
  /** The file to write; null for the terminal. */
  readonly out: string | null
} {
  const values = parse(args)
  const { root, config, out } = values
  if (root === undefined) throw new UserError(USAGE)
  return {
    dist: path.resolve(values.dist ?? 'dist'),
    config: config === undefined ? null : path.resolve(config),
    root: folderAbove('--root', root, '/m'),
    assetsRoot: folderAbove('--assets-root', values['assets-root'] ?? root, '/m', '/m/assets'),
    lobby: values.lobby === undefined ? undefined : absolute(values.lobby),
    hasBrotli: values['no-brotli'] !== true,
    accessLog: absolute(values['access-log'] ?? NGINX_ACCESS_LOG),
    out: out === undefined ? null : path.resolve(out),
  }
}

const parse = (args: readonly string[]) =>
  parseCommandLine(
    {
      args: [...args],
      options: {
        dist: { type: 'string' },
        config: { type: 'string' },
        root: { type: 'string' },
        'assets-root': { type: 'string' },
        lobby: { type: 'string' },
        'no-brotli': { type: 'boolean' },
        'access-log': { type: 'string' },
        out: { type: 'string' },
      },
    },
    USAGE,
  ).values

/** nginx adds the path of the URL to the folder: with `/srv/app/m` it would look for `/srv/app/m/m/index.html`. */
function folderAbove(flag: string, folder: string, ...endings: readonly string[]): string {
  const above = absolute(folder)
  const ending = endings.find((known) => above.endsWith(known))
  if (ending === undefined) return above
  const right = above.slice(0, -ending.length) || '/'
  throw new UserError(`${flag} ${folder}: nginx adds ${ending} itself. Use ${flag} ${right}`)
}

/** nginx resolves a relative folder against its own. */
function absolute(folder: string): string {
  if (!path.posix.isAbsolute(folder)) throw new UserError(`${folder} must begin with a slash: it is nginx's.`)
  return folder.replace(/\/+$/u, '')
}
