import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { HeaderRule } from '#deploy/headers'
import { linkedStyles } from '#deploy/linked-styles'
import { renderNginxConfig } from '#deploy/nginx'
import { NEXT_DIST, ROOT } from '../../../scripts/lib/ensure-build'
import { Nginx } from './nginx'

/** Reads a file of the build that nginx serves. */
export const dist = (file: string, build = NEXT_DIST): Promise<Buffer> =>
  readFile(path.join(ROOT, build, file))

/** The documents and styles whose digests the headers name. */
export const readDocuments = async (build = NEXT_DIST) => {
  const read = async (file: string): Promise<string> => String(await dist(file, build))
  const indexHtml = await read('index.html')
  return {
    indexHtml,
    stylesheets: await Promise.all(linkedStyles(indexHtml).map(read)),
    captchaHtml: await read('captcha.html'),
    backHtml: await read('back.html'),
  }
}

/** Starts nginx with the rendered rules. */
export const serveRules = (gateway: string, rules: readonly HeaderRule[]): Promise<Nginx> =>
  Nginx.start(gateway, (root) =>
    Promise.resolve(renderNginxConfig({ rules, root, accessLog: path.join(root, 'access.log') })),
  )
