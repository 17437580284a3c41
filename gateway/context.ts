import { resolve } from 'node:path'
import { BodyCache } from './http/body-cache'
import { FaultList } from './control/fault-list'
import { RequestLog } from './control/request-log'
import { LoginLimit } from './accounts/login-limit'
import { Clock } from './clock'
import { KeyRing } from './crypto/key-ring'
import { ReplayGuard } from './crypto/replay-guard'
import { openDatabase, type Database } from './db/open'
import { GOOD_LINE, type Line } from './lines/line'
import type { GatewayOptions } from './options'
import { hasAccounts, seedAccounts } from './seed/seed-accounts'
import { isSeeded, seed } from './seed/seed'
import { DistFolders } from './static/dist-folders'

/** What a running gateway holds: one object, handed to every group of routes. */
export interface GatewayContext {
  readonly options: GatewayOptions
  readonly db: Database
  readonly bodies: BodyCache
  readonly dist: DistFolders
  readonly faults: FaultList
  readonly log: RequestLog
  readonly clock: Clock
  readonly keys: KeyRing
  readonly replays: ReplayGuard
  readonly loginLimit: LoginLimit
  /** The image origin that answers name, and the one this process listens on; a proxy may stand between. */
  cdnOrigin: string
  ownCdnOrigin: string
  /** `/m/config.json`, null when the merchant deployed none. */
  config: Readonly<Record<string, unknown>> | null
  /** Parts of GET /wps/system/status that an operator, or a test, has set. */
  status: Readonly<Record<string, unknown>>
  /** More addresses of app and API; what settings and domainRoute list unless somebody has said otherwise. */
  readonly lines: readonly Line[]
  /** Status refuses this domain, though not the lines. */
  isDomainClosed: boolean
  /** The country that a test has put every visitor in, null for the merchant's own. */
  visitor: string | null
}

export async function createContext(options: GatewayOptions): Promise<GatewayContext> {
  const db = openDatabase(options.database)
  if (!isSeeded(db, options.games)) seed(db, options.games)
  if (!hasAccounts(db)) await seedAccounts(db)
  const clock = new Clock()
  return {
    options,
    db,
    bodies: new BodyCache(),
    dist: new DistFolders(resolve(options.dist)),
    faults: new FaultList(),
    log: new RequestLog(),
    clock,
    keys: new KeyRing(clock),
    replays: new ReplayGuard(),
    loginLimit: new LoginLimit(clock),
    cdnOrigin: '',
    ownCdnOrigin: '',
    config: null,
    status: {},
    lines: Array.from({ length: options.lines }, (): Line => ({ origin: '', behaviour: GOOD_LINE })),
    isDomainClosed: false,
    visitor: null,
  }
}
