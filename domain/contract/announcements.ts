import * as v from 'valibot'
import { idSchema, timeSchema } from './primitives'

export const ACTIVITY_REDIRECTS = [
  'APP_DOWNLOAD',
  'REGISTER',
  'DEPOSIT',
  'REWARD_CENTER',
  'MISSION',
  'INVITE_FRIENDS',
  'MEMBER',
  'POINT_MARKET',
  'REDIRECT_URL',
] as const

/** One row of GET MCSFE_getListAnnouncements. `content` is the operator's HTML and hostile until sanitised. */
export const announcementSchema = v.object({
  id: idSchema,
  title: v.string(),
  content: v.optional(v.string(), ''),
  promotionType: v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
  execution: v.picklist(['A', 'B', 'F']),
  startTime: timeSchema,
  endTime: v.optional(v.nullable(timeSchema), null),
  image: v.optional(v.string(), ''),
  categoryId: v.optional(idSchema),
  popup: v.optional(v.boolean(), false),
  activity: v.optional(
    v.object({ redirect: v.picklist(ACTIVITY_REDIRECTS), externalLink: v.optional(v.string(), '') }),
  ),
})

export type Announcement = v.InferOutput<typeof announcementSchema>
