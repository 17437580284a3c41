import * as v from 'valibot'
import { textSchema } from '#domain/contract/schema-helpers'
import type { AppError } from '#domain/errors'
import type { SyncTrigger } from '#domain/port'
import type { Result } from '#domain/result'
import { SYNC_GROUP } from '#domain/tables/rows'

/**
 * The channels between the workers of the open tabs, and the shape of their messages. Tabs of different builds may
 * be open together, so names and shapes stay as they are; unknown messages are ignored. Only the channel of the sync
 * has another name when the rows have another form (`SYNC_GROUP`).
 */
const MESSAGES = {
  /** A logout, for the other tabs of the account (SES-08). */
  'mc-session': v.object({
    type: v.literal('logout'),
    merchant: v.string(),
    member: v.string(),
    at: v.optional(v.number()), // epoch ms; earlier builds do not send it
  }),
  /** Sync requests of the followers, the leader's results, and the merchant (OFF-04). */
  [SYNC_GROUP]: v.union([
    v.object({
      type: v.literal('wish'), // sync request
      id: v.string(),
      // A trigger that only another build knows refreshes only resources that have failed.
      trigger: v.custom<SyncTrigger>((value) => typeof value === 'string'),
    }),
    v.object({
      type: v.literal('done'), // sync result
      id: v.string(),
      result: v.custom<Result<null, AppError>>(
        (value) => typeof value === 'object' && value !== null && 'ok' in value,
      ),
    }),
    v.object({ type: v.literal('merchant'), merchant: textSchema }),
    v.object({ type: v.literal('whose') }), // merchant request
    v.object({ type: v.literal('connection'), isOnline: v.boolean() }),
  ]),
  /** What each tab shows, and the leader's request for it. */
  'mc-presence': v.union([
    v.object({
      type: v.literal('here'), // presence
      tab: v.string(),
      isVisible: v.boolean(),
      // Names unknown to this build match no resource.
      shown: v.array(v.string()),
    }),
    v.object({ type: v.literal('who') }), // presence request
  ]),
  /** Status errors as plain text: `ask`, or an error with its kind in front; `fine` if there is none (LINE-04). */
  'mc-status': v.string(),
}

type ChannelName = keyof typeof MESSAGES

export type TabMessage<Name extends ChannelName> = v.InferOutput<(typeof MESSAGES)[Name]>

export interface TabChannel<Name extends ChannelName> {
  /** False where the browser has no channels: this tab is on its own. */
  readonly isOpen: boolean
  readonly post: (message: TabMessage<Name>) => void
}

/** Opens a channel to the other tabs. `onMessage` gets only messages of a known shape. */
export const openTabChannel = <Name extends ChannelName>(
  name: Name,
  onMessage: (message: TabMessage<Name>) => void,
): TabChannel<Name> => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (v.is<(typeof MESSAGES)[Name]>(MESSAGES[name], data)) onMessage(data)
  })
  return { isOpen: channel !== undefined, post: (message) => channel?.postMessage(message) }
}
