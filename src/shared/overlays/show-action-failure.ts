import { type AppError, isRateLimited } from '#domain/errors'
import type { TranslationKey, Translate } from '../../i18n/translation-types'
import { showFailure } from './overlay-queue'
import { showToast } from './toasts'

/**
 * Shows why an action of the player failed: like `showFailure`, and a rate limit as a toast. It has no dialog (NET-11),
 * but without a message the player would only repeat the action.
 */
export const showActionFailure = (error: AppError, t: Translate<TranslationKey>): void => {
  if (isRateLimited(error)) showToast({ text: t('login.wait'), tone: 'danger' })
  else showFailure(error)
}
