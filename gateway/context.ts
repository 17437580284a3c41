import { resolve } from 'node:path'
import { BodyCache } from './http/body-cache'
import { FaultList } from './control/fault-list'
import { RequestLog } from './control/request-log'
import { openDatabase, type Database } from './db/open'
import type { GatewayOptions } from './options'
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
  /** The image origin that answers name, and the one this process listens on; a proxy may stand between. */
  cdnOrigin: string
  ownCdnOrigin: string
  /** `/m/config.json`, null when the merchant deployed none. */
  config: Readonly<Record<string, unknown>> | null
  /** Parts of GET /wps/system/status that an operator, or a test, has set. */
  status: Readonly<Record<string, unknown>>
}

export function createContext(options: GatewayOptions): GatewayContext {
  const db = openDatabase(options.database)
  if (!isSeeded(db, options.games)) seed(db, options.games)
  return {
    options,
    db,
    bodies: new BodyCache(),
    dist: new DistFolders(resolve(options.dist)),
    faults: new FaultList(),
    log: new RequestLog(),
    cdnOrigin: '',
    ownCdnOrigin: '',
    config: null,
    status: {},
  }
}
