import { HOME_PATH } from '../routing/routes'
import { WEBCLIP_KEY } from '../storage-keys'

/** Where a web clip begins, and by what the app knows that one has opened it (INS-04). */
export const WEB_CLIP_ADDRESS = `${HOME_PATH}?${WEBCLIP_KEY}=1`
