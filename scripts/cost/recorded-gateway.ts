import { startGateway, stopGateway } from '../../e2e/support/gateway/gateway-process'
import { GatewayControl, QUIET } from '../../e2e/support/gateway/gateway-control'
import { ROOT } from '../lib/ensure-build'
import { RecordingProxy } from './recording-proxy'
import { requestKind } from './request-kind'
import type { SessionRow } from './sessions-file'

const QUIET_MS = 5000 // later than the last lazy chunk and the last images

/** The reference gateway behind two recording proxies: one for app and API, one for images. */
export class RecordedGateway {
  private constructor(
    readonly origin: string,
    readonly control: GatewayControl,
    private readonly app: RecordingProxy,
    private readonly images: RecordingProxy,
    readonly close: () => Promise<void>,
  ) {}

  /** @param dist folder of the build that it serves first */
  static async start(dist: string): Promise<RecordedGateway> {
    const started = await startGateway(ROOT, 'demo/main.ts', '--control', '--dist', dist)
    const { origin, cdnOrigin, control: controlUrl } = started.addresses
    const [app, images] = await Promise.all([RecordingProxy.start(origin), RecordingProxy.start(cdnOrigin)])
    const control = new GatewayControl((path, init) => fetch(`${controlUrl ?? ''}${path}`, init))
    await control.control({ publicCdn: images.origin, publicOrigin: app.origin, downloads: QUIET })
    return new RecordedGateway(app.origin, control, app, images, async () => {
      await Promise.all([app.close(), images.close(), stopGateway(started)])
    })
  }

  set isCut(isCut: boolean) {
    this.app.isCut = isCut
    this.images.isCut = isCut
  }

  /** Records what an action requests, until nothing is requested any more. */
  async record(action: () => Promise<void>): Promise<SessionRow[]> {
    await this.#waitForQuiet()
    this.app.take()
    this.images.take()
    await action()
    await this.#waitForQuiet()
    const rows = new Map<string, SessionRow>()
    const add = (kind: string, status: number, bytes: number): void => {
      const key = `${kind} ${String(status)}`
      const before = rows.get(key) ?? { kind, status, requests: 0, bytes: 0 }
      rows.set(key, { ...before, requests: before.requests + 1, bytes: before.bytes + bytes })
    }
    for (const { method, path, status, bytes } of this.app.take()) {
      const kind = requestKind(method, path)
      if (kind !== null) add(kind, status, bytes)
    }
    for (const { status, bytes } of this.images.take()) add('image', status, bytes)
    return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  }

  async #waitForQuiet(): Promise<void> {
    await Promise.all([this.app.waitForQuiet(QUIET_MS), this.images.waitForQuiet(QUIET_MS)])
  }
}
