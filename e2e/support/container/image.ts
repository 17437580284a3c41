import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeContainerFiles } from '../../../scripts/container/write-container-files'
import { MMDEBSTRAP_PATH, PODMAN_PATH, RUNC_PATH } from '../../../scripts/lib/container-tools'
import { ROOT } from '../../../scripts/lib/ensure-build'
import { run } from '../../../scripts/lib/run'

const BASE = 'localhost/debian'
const NAME = 'localhost/app'

/** Limits that every machine grants; podman's own need a right that root may lack in a container. */
const ULIMITS = ['--ulimit', 'nofile=1024:2048', '--ulimit', 'nproc=1000:1000']

/** An image of `deploy/Containerfile`, in a storage of its own. No registry takes part. */
export class Image {
  readonly name = NAME

  private constructor(private readonly folder: string) {}

  /**
   * Builds the image from Debian's packages and the build in dist/. The first stage is left out: it would install npm's
   * packages and build the app again.
   */
  static async build(): Promise<Image> {
    const debian = await debianArchive()
    const folder = await mkdtemp(path.join(tmpdir(), 'image-'))
    const image = new Image(folder)
    try {
      const stage = path.join(folder, 'stage')
      await mkdir(path.join(stage, 'usr/local/bin'), { recursive: true })
      await copyFile(process.execPath, path.join(stage, 'usr/local/bin/node'))
      await writeFile(path.join(stage, 'usr/local/LICENSE'), 'The licence of Node.')
      await writeContainerFiles(path.join(stage, 'site'), path.join(ROOT, 'dist'))
      await image.podman('import', debian, BASE)
      const options = ['--build-arg', `DEBIAN=${BASE}`, '--build-context', `build=${stage}`, '--layers=false']
      const file = path.join(ROOT, 'deploy/Containerfile')
      const build = ['build', ...ULIMITS, '--network', 'host', '--format', 'docker', ...options]
      await image.podman(...build, '-t', NAME, '-f', file, stage)
      return image
    } catch (error) {
      await image.discard()
      throw error
    }
  }

  /** Returns podman's arguments for this image's storage, as in `[…, 'run', 'localhost/app']`. */
  args(...args: readonly string[]): string[] {
    const store = ['--root', path.join(this.folder, 'store'), '--runroot', path.join(this.folder, 'run')]
    // Below fatal, podman reports on each run that there is no systemd to repeat health checks.
    return [...store, '--log-level', 'fatal', '--storage-driver', 'vfs', '--runtime', RUNC_PATH, ...args]
  }

  /** Returns podman's arguments for a run in the way of docs/container.md, on the network of this machine. */
  runArgs(...args: readonly string[]): string[] {
    const rights = ['--read-only', '--read-only-tmpfs=false', '--tmpfs', '/tmp', '--cap-drop', 'ALL']
    const options = [...rights, '--security-opt', 'no-new-privileges', '--network', 'host', ...ULIMITS]
    return this.args('run', '--rm', ...options, ...args)
  }

  /** Runs podman. @returns its output @throws with the output if it fails */
  async podman(...args: readonly string[]): Promise<string> {
    const { code, output } = await run({ name: 'podman', command: PODMAN_PATH, args: this.args(...args) })
    if (code !== 0) throw new Error(`podman ${args.join(' ')}\n${output}`)
    return output
  }

  /** Ends its containers, also those of a failed test, and removes everything. */
  async discard(): Promise<void> {
    await this.podman('rm', '--all', '--force', '--time', '0')
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** A small Debian system of this machine's release and mirrors, made once. */
async function debianArchive(): Promise<string> {
  const archive = path.join(ROOT, '.cache/container/debian.tar')
  if (existsSync(archive)) return archive
  const work = await mkdtemp(path.join(tmpdir(), 'debian-'))
  try {
    const filter = ['Created-By: Packages', 'Origin: Debian']
    const sources = await output('apt-get', [
      'indextargets',
      '--format',
      'deb $(REPO_URI) $(RELEASE) $(COMPONENT)',
      ...filter,
    ])
    const [, , release = ''] = sources.split(/\s+/u)
    const [list, staged] = [path.join(work, 'debian.list'), path.join(work, 'debian.tar')]
    await writeFile(list, sources)
    await output(MMDEBSTRAP_PATH, ['--variant=minbase', release, staged, list])
    await mkdir(path.dirname(archive), { recursive: true })
    await copyFile(staged, `${archive}.part`)
    await rename(`${archive}.part`, archive)
    return archive
  } finally {
    await rm(work, { recursive: true })
  }
}

async function output(command: string, args: readonly string[]): Promise<string> {
  const result = await run({ name: command, command, args })
  if (result.code !== 0) throw new Error(`${command} ${args.join(' ')}\n${result.output}`)
  return result.output
}
