import * as v from 'valibot'
import { defaultOf, idSchema, optionalOf, timeSchema } from '../schema-helpers'

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
  content: defaultOf(v.string(), ''),
  promotionType: defaultOf(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
  execution: v.picklist(['A', 'B', 'F']),
  startTime: timeSchema,
  endTime: v.optional(v.nullable(timeSchema), null),
  image: defaultOf(v.string(), ''),
  categoryId: optionalOf(idSchema),
  popup: defaultOf(v.boolean(), false),
  activity: optionalOf(
    v.object({ redirect: v.picklist(ACTIVITY_REDIRECTS), externalLink: defaultOf(v.string(), '') }),
  ),
})

export type Announcement = v.InferOutput<typeof announcementSchema>
