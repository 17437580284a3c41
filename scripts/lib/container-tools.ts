import { ensurePrograms, missingPrograms, type Program } from './debian-packages'

/** They build and run images without a daemon; environment variables override each path. */
export const PODMAN_PATH = process.env.PODMAN_PATH ?? '/usr/bin/podman'
export const RUNC_PATH = process.env.RUNC_PATH ?? '/usr/sbin/runc'
/** Makes a Debian system in a folder: the base of a test's images, without a registry. */
export const MMDEBSTRAP_PATH = process.env.MMDEBSTRAP_PATH ?? '/usr/bin/mmdebstrap'

const PROGRAMS: readonly Program[] = [
  { name: 'podman', path: () => PODMAN_PATH, packageName: 'podman' },
  { name: 'runc', path: () => RUNC_PATH, packageName: 'runc' },
  { name: 'mmdebstrap', path: () => MMDEBSTRAP_PATH, packageName: 'mmdebstrap' },
]

/**
 * Checks for the tools of the container's test; installs Debian's packages where it may.
 * @returns a line for each that is still missing, with the solution
 */
export const ensureContainerTools = (): Promise<string[]> => ensurePrograms(PROGRAMS)

/** Returns a line for each tool that is missing, and for missing rights; empty if the test can run. */
export const missingContainerTools = (): string[] => [
  ...missingPrograms(PROGRAMS),
  ...(process.getuid?.() === 0 ? [] : ['Images are built as root.']),
]
