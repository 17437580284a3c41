import { DEMO_MERCHANT } from '#demo/demo-merchant'
import { openDatabase } from '#gateway/db/database'
import { findMemberByName } from '#gateway/member/members'
import { openSession } from '#gateway/session/sessions'
import { startGateway } from '#gateway/start-gateway'

/** The gateway behind the studio. */
export interface StudioGateway {
  readonly origin: string
  /** Opens a session of a demo member and returns its token; null for an operator's gateway. */
  readonly openSession: (() => string | null) | null
  close(): Promise<void>
}

const MEMBER = 'ann'

/** Starts the reference gateway with the demo merchant, on free ports and in memory. */
export async function startDemoGateway(dist: string): Promise<StudioGateway> {
  const db = openDatabase(':memory:')
  const gateway = await startGateway(DEMO_MERCHANT, { port: 0, cdnPort: 0, isDemo: true, dist }, { db })
  return {
    origin: gateway.origin,
    openSession: () => {
      const member = findMemberByName(db, MEMBER)
      return member && openSession(db, { memberId: member.id, origin: 'password', at: Date.now() })
    },
    close: async () => {
      await gateway.close()
      db.close()
    },
  }
}
