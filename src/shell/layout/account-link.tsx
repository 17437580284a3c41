import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { DEPOSIT_PATH, MEMBER_PATH } from '#domain/routing/routes'
import type { SettingsRow } from '#domain/tables/rows'
import { formatMoneyShort } from '../../i18n/format/format-money'
import { useTranslation } from '../../i18n/use-translation'
import { balanceHidden, HIDDEN_MONEY } from '../../shared/member/balance-hidden'
import { ReactErrorBoundary } from '../../shared/page/react-error-boundary'
import { pageState } from '../../shared/page/page-state'
import { vibrate } from '../../shared/page/vibration'
import { AppLink } from '../../shared/routing/app-link'
import { useMemberInfo } from '../../shared/member/use-member-info'
import { lazyComponent } from '../../shared/page/lazy-component'
import { Icon } from '../../ui/icons/icon'
import { PLUS } from '../../ui/icons/plus-icon-path'
import styles from './account-link.module.css'

const Avatar = lazyComponent(async () => (await import('../../features/member/avatar/avatar')).Avatar)

interface Props {
  readonly name: string
  readonly settings: SettingsRow | undefined
}

/** The member in the header: balance if it is known, name, and the link to the member page. */
export const AccountLink = ({ name, settings }: Props) => {
  const t = useTranslation()
  const { pathname } = useLocation()
  const { mustChangePassword } = useSnapshot(pageState)
  const { isHidden } = useSnapshot(balanceHidden)
  const { data } = useMemberInfo()
  const growth = useGrowth(data?.balance)
  useEffect(() => {
    if (growth > 0) vibrate()
  }, [growth])
  const amount = data && settings && formatMoneyShort(data.balance, data.currency, settings)
  const isShown = amount !== undefined && !isHidden
  const label = t('header.account', { name })
  const letter = name.slice(0, 1)
  const canDeposit = !mustChangePassword && pathname !== DEPOSIT_PATH
  return (
    <div className={styles.account} data-own="account" data-short={canDeposit ? undefined : ''}>
      {canDeposit && (
        <AppLink to={DEPOSIT_PATH} className={styles.deposit} aria-label={t('header.deposit')}>
          <Icon name={PLUS} size="s" />
        </AppLink>
      )}
      <AppLink to={MEMBER_PATH} className={styles.link}>
        <span className="visually-hidden">
          {isShown ? `${label}, ${t('header.balance', { amount })}` : label}
        </span>
        <span className={styles.texts} aria-hidden="true">
          <bdi className={styles.name}>{name}</bdi>
          <bdi
            key={growth}
            className={amount === undefined ? `sk ${styles.waiting ?? ''}` : styles.amount}
            data-grown={growth > 0 || undefined}
          >
            {amount !== undefined && (isHidden ? HIDDEN_MONEY : amount)}
          </bdi>
        </span>
        <span className={styles.picture} aria-hidden="true">
          {data ? (
            <ReactErrorBoundary onError={() => undefined} fallback={letter}>
              <Suspense fallback={letter}>
                <Avatar icon={data.profileIcon} size="l" />
              </Suspense>
            </ReactErrorBoundary>
          ) : (
            letter
          )}
        </span>
      </AppLink>
    </div>
  )
}

/** Counts how often the balance has grown while the link is on the screen: each time it is animated once. */
const useGrowth = (balance: number | undefined): number => {
  const [last, setLast] = useState({ balance, growth: 0 })
  if (balance === undefined || balance === last.balance) return last.growth
  const hasGrown = last.balance !== undefined && balance > last.balance
  const next = { balance, growth: last.growth + (hasGrown ? 1 : 0) }
  setLast(next)
  return next.growth
}
