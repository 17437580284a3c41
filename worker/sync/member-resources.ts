import { MEMBER_INFO_ENDPOINT, RANK_PROGRESS_ENDPOINT } from '#domain/contract/endpoints'
import { memberInfoSchema, rankProgressSchema } from '#domain/contract/member/members'
import { MINUTE_MS } from '#domain/timing'
import { type Resource, singleResource } from './resource'
import { ALWAYS } from './resources'

const OF_MEMBER = [...ALWAYS, 'login'] as const

/** GET member info. In a member's tab it is also the probe while the gateway does not respond. */
export const MEMBER_INFO_RESOURCE = singleResource(
  {
    name: 'member',
    path: MEMBER_INFO_ENDPOINT,
    table: 'members',
    by: 'member',
    ttlMs: MINUTE_MS,
    triggers: OF_MEMBER,
    access: 'protected',
  },
  memberInfoSchema,
  (info, { merchant, member }) => ({ ...info, merchant, member }),
)

/** A member's own resources. Each tab syncs them under its own session. */
export const MEMBER_RESOURCES: readonly Resource[] = [
  MEMBER_INFO_RESOURCE,
  singleResource(
    {
      name: 'rankProgress',
      path: RANK_PROGRESS_ENDPOINT,
      table: 'rankProgress',
      by: 'member',
      ttlMs: 10 * MINUTE_MS,
      triggers: OF_MEMBER,
      access: 'protected',
    },
    rankProgressSchema,
    (progress, { merchant, member }) => ({ ...progress, merchant, member }),
  ),
]
