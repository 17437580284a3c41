import { HOME_PATH } from '../routing/routes'
import { WEBCLIP_KEY } from '../storage-keys'

/** Start URL of a web clip. Its parameter shows the app that a web clip has opened it (INS-04). */
export const WEB_CLIP_URL = `${HOME_PATH}?${WEBCLIP_KEY}=1`
