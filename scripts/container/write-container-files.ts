import { chmod, copyFile, cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { ROOT } from '../lib/ensure-build'

/**
 * Writes the folder that the image has as /srv/app. It has the build as `m/`, the first step of the start in one file,
 * and the files of deploy/ that the start uses. The folder is emptied first.
 */
export async function writeContainerFiles(out: string, dist: string): Promise<void> {
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  await cp(dist, path.join(out, 'm'), { recursive: true })
  await copyFile(path.join(ROOT, 'deploy/nginx-http.conf'), path.join(out, 'nginx-http.conf'))
  await copyFile(path.join(ROOT, 'deploy/container-start.sh'), path.join(out, 'start'))
  await chmod(path.join(out, 'start'), 0o755)
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'scripts/container/configure.ts',
      outDir: out,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
    },
  })
}
