import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { HOME_PATH, MEMBER_PATH } from '#domain/routing/routes'
import { isAccountPath } from '#domain/routing/account-section'
import { useTranslation } from '../../i18n/use-translation'
import { pageState } from '../../shared/page/page-state'
import { useGoBack } from '../../shared/routing/use-go-back'
import { IconButton } from '../../ui/controls/icon-button'
import { HEADER_START_ID } from './header-start'

/** The back arrow at the start of the header, for screens that the bottom bar does not lead to. */
export const HeaderBack = ({ pathname }: { readonly pathname: string }) => {
  const t = useTranslation()
  const { mustChangePassword } = useSnapshot(pageState)
  const leave = useGoBack(isAccountPath(pathname) ? MEMBER_PATH : HOME_PATH)
  const slot = useSyncExternalStore(subscribe, findSlot)
  if (!slot || mustChangePassword) return null // the password comes first
  return createPortal(<IconButton icon="back" label={t('action.back')} onClick={leave} />, slot)
}

/** On a first visit of such a screen, the header is drawn in the same step. React calls this again when that is done. */
const findSlot = (): Element | null => document.querySelector(`#${HEADER_START_ID}`)

const subscribe = () => () => undefined
