import type { DownloadRules } from '#domain/install/download-rules'
import type { DownloadTarget } from '#domain/install/download-target'
import { appIcon } from '#domain/install/install-links'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { downloadWayOf } from './start/download-method'
import { readPromptRows } from './start/prompt-rows'

interface PromptContent {
  readonly theme: DownloadRules['theme']
  /** Unvalidated URLs, '' for none. */
  readonly background: string
  readonly icon: string
  /** The merchant's own text, '' for ours. */
  readonly description: string
  readonly way: DownloadTarget | null
}

/** Returns the content of a prompt (DLP-01): its own settings, else the merchant's general settings about the app. */
export const usePromptContent = (mode: DownloadRules['mode']): PromptContent => {
  const { rules, settings } = useLiveQuery(readPromptRows).data ?? {}
  const own = mode === 'bottom' ? rules?.bottomDescription : rules?.description
  const { app_desc: general = '', apple_touch_icon: touchIcon = '' } = settings?.mobileTemplate ?? {}
  return {
    theme: rules?.theme ?? null,
    background: rules?.background ?? '',
    icon: settings ? appIcon(settings.resources, touchIcon) : '',
    description: own === undefined || own === '' ? general : own,
    way: settings ? downloadWayOf(settings) : null,
  }
}
