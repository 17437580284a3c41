import type { Merchant } from '#gateway/start-gateway'
import { DEMO_CONTENT } from './demo-content'
import { DEMO_STAND_INS } from './demo-stand-ins'

/** Lucky Harbour, with stand-ins for all its third parties. */
export const DEMO_MERCHANT: Merchant = { content: DEMO_CONTENT, standIns: DEMO_STAND_INS }
