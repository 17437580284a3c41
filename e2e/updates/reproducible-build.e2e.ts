import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { sha256 } from '../../scripts/build/file-list'
import { ROOT } from '../../scripts/lib/ensure-build'
import { LONG } from '../support/long'

/** Node's clock 400 days later. */
const LATER_CLOCK = `data:text/javascript,${encodeURIComponent(`
  const now = Date.now, later = () => now() + 400 * 86_400_000
  globalThis.Date = class extends Date {
    static now() { return later() }
    constructor(...args) { super(...(args.length === 0 ? [later()] : args)) }
  }`)}`

/** Everything that differs between two machines with the same Node. */
const OTHER_MACHINE = {
  TZ: 'Pacific/Chatham',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  USER: 'other',
  RAYON_NUM_THREADS: '1',
  UV_THREADPOOL_SIZE: '1',
  NODE_OPTIONS: `--import=${LATER_CLOCK}`,
}

/** Copies the sources, without the results of earlier builds, and links the installed packages. */
async function copySources(folder: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of files.filter((name) => !/^(?:docs|e2e|tests)\//u.test(name)))
    await cp(path.join(ROOT, file), path.join(folder, file)).catch(() => undefined) // deleted, not committed
  execFileSync('cp', ['-al', path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')])
}

/** Returns the digest of each file below a folder, by its name. */
async function digestsOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
  const digests = files.map(
    async (file) => [path.relative(folder, file), sha256(await readFile(file)).toString('hex')] as const,
  )
  return Object.fromEntries((await Promise.all(digests)).sort())
}

const billShape = v.object({ components: v.array(v.unknown()), dependencies: v.array(v.unknown()) })

/** The packages of the bill, without the commit: the copy is in no repository of its own. */
const billOf = async (folder: string): Promise<v.InferOutput<typeof billShape>> =>
  v.parse(billShape, JSON.parse(await readFile(path.join(folder, 'sbom.cdx.json'), 'utf8')))

test(
  'DEP-02 DEP-03 two builds of the same sources on different machines have the same bytes',
  LONG,
  async () => {
    test.setTimeout(900_000)
    await mkdir(path.join(ROOT, '.cache'), { recursive: true })
    const folder = await mkdtemp(path.join(ROOT, '.cache/other machine-')) // on the same file system, for links
    try {
      await copySources(folder)
      const command = 'umask 077; exec node_modules/.bin/tsx scripts/build.ts'
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
        cwd: folder,
        env: { ...process.env, ...OTHER_MACHINE },
        encoding: 'utf8',
      })
      expect(status, stdout + stderr).toBe(0)
      const [ours, other] = [
        await digestsOf(path.join(ROOT, 'dist')),
        await digestsOf(path.join(folder, 'dist')),
      ]
      expect(Object.keys(ours).filter((file) => /\.(?:br|gz)$/u.test(file)).length).toBeGreaterThan(100)
      expect(other).toEqual(ours)

      const meta = [path.join(ROOT, 'dist-meta'), path.join(folder, 'dist-meta')] as const
      for (const file of ['SHA256SUMS', 'licences.csv'])
        expect(await readFile(path.join(meta[1], file), 'utf8')).toBe(
          await readFile(path.join(meta[0], file), 'utf8'),
        )
      expect(await billOf(meta[1])).toEqual(await billOf(meta[0]))
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)
