import { copyFile, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { writeAssetManifest } from './asset-manifest'
import { bundledPackages } from './bundled-packages'
import { checkChunkLinks } from './check-links'
import { checkFileNames } from './check-file-names'
import { chunkGraph, type ChunkGraph } from './chunk-graph'
import { compressFiles, type FileSizes } from './compress-files'
import { assetFolder, documentCopy, type PageBuild } from './build-constants'
import { pageConfig } from '../../vite.config'
import { writeFileList } from './file-list'
import { buildServiceWorker } from './build-service-worker'
import { writeNotices } from './third-party-notices'
import { writeDeltas } from './write-deltas'
import { writeSupplyChain } from '../supply-chain/write-supply-chain'

/** The build's description, stored outside the site: the size script reads it. */
export interface BuildManifest extends ChunkGraph {
  buildId: string
  appVersion: string
  /** The files that the service worker installs, relative to the site. */
  precache: string[]
  /** Sizes by file name relative to the site; compressed siblings are not listed. */
  files: Record<string, FileSizes>
  /** Number of deltas to files of earlier builds. */
  deltas: number
}

/**
 * Builds the whole site into `outDir` and describes it in `workDir`/manifest.json. The site is assembled in the work
 * folder and moved into place at the end. So a failed build leaves the last one in place, and a host never serves
 * half a build. What an operator stores with it and does not serve is in `outDir`-meta (docs/supply-chain.md).
 */
export async function buildSite(
  options: PageBuild,
  workDir = path.join(options.root, '.cache/build', path.basename(options.outDir)),
): Promise<BuildManifest> {
  process.env.NODE_ENV = 'production' // a test runner's value would build React for development
  const modules = new Set<string>()
  const staged = { ...options, outDir: path.join(workDir, 'site'), modules }
  await rm(staged.outDir, { recursive: true, force: true })

  const graph = chunkGraph(await buildPage(staged), options)
  await checkChunkLinks(path.join(staged.outDir, assetFolder(options.buildId)))
  checkFileNames(await filesIn(staged.outDir))
  const document = documentCopy(options.buildId)
  await copyFile(path.join(staged.outDir, 'index.html'), path.join(staged.outDir, document))
  const precache = shellFiles(document, graph)
  const integrity = await writeFileList(staged.outDir, options.buildId, precache)
  await buildServiceWorker(staged, integrity)
  const packages = await bundledPackages(modules)
  await writeNotices(staged.outDir, packages)
  await writeAssetManifest(staged.outDir, await filesIn(staged.outDir), options.buildId)
  const files = await compressFiles(staged.outDir, await filesIn(staged.outDir))
  const deltas = await writeDeltas(staged.outDir, files, options.earlier ?? [])

  const { buildId, appVersion } = options
  const manifest = { buildId, appVersion, ...graph, precache, files, deltas }
  await writeFile(path.join(workDir, 'manifest.json'), JSON.stringify(manifest, null, 1))
  await writeSupplyChain(options, staged.outDir, await filesIn(staged.outDir), packages)
  await replaceFolder(options.outDir, staged.outDir)
  return manifest
}

/**
 * The shell: the files that an offline start needs. Translations and lazy screens are cached at run time; an update
 * also installs the translations that the player has used (sw/precache.ts).
 */
function shellFiles(document: string, graph: ChunkGraph): string[] {
  return [...new Set([document, ...graph.page, ...graph.worker, ...graph.firstScreens, ...graph.rescue])]
}

async function buildPage(options: PageBuild): Promise<Rolldown.OutputBundle> {
  let bundle: Rolldown.OutputBundle | undefined
  const config = pageConfig(options)
  await build({
    ...config,
    logLevel: 'warn',
    plugins: [
      ...(config.plugins ?? []),
      {
        name: 'lobby:output',
        writeBundle: (_options: unknown, output: Rolldown.OutputBundle) => {
          bundle = output
        },
      },
    ],
  })
  if (!bundle) throw new Error('The page was not built')
  return bundle
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}

async function replaceFolder(target: string, source: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(path.dirname(target), { recursive: true })
  try {
    await rename(source, target)
  } catch {
    await cp(source, target, { recursive: true }) // another file system
    await rm(source, { recursive: true })
  }
}
