/** The places that the container reads and writes. Tests have others. */
export interface ContainerFolders {
  /** The image's own files: the build as `m/`, and `nginx-http.conf`. */
  readonly program: string
  /** The merchant's files, mounted: config.json, texts/, merchant/, lobby/, gateway-ca.pem. Each may be missing. */
  readonly config: string
  /** The volume with the assets of several builds. It is used if it is mounted. */
  readonly assets: string
  /** The folder for all that is written at the start and by nginx. It is emptied first. */
  readonly work: string
  /** The folder with resolv.conf, hosts and ssl/certs/ca-certificates.crt. */
  readonly etc: string
  /** The kernel's list of mounts. */
  readonly mounts: string
}

export const CONTAINER_FOLDERS: ContainerFolders = {
  program: '/srv/app',
  config: '/config',
  assets: '/assets',
  work: '/tmp/app',
  etc: '/etc',
  mounts: '/proc/self/mountinfo',
}
