import { AccountLink } from '../../shell/layout/account-link'
import { VipCard } from '../../shared/member/vip-card'
import { Avatar } from '../../features/member/avatar/avatar'
import { FACES } from '../../features/member/avatar/avatar-shapes'
import { BalanceCard } from '../../features/member/balance-card'
import { MemberHead } from '../../features/member/member-head'
import { useTranslation } from '../../i18n/use-translation'
import styles from './samples.module.css'
import { PhoneFrame } from '../frames/phone-frame'
import { MEMBER, memberRow } from '../sample-member'
import { lengthen, SETTINGS } from '../samples'
import { Cell, Specimen } from '../specimen'

const LOADING = { status: 'loading', data: undefined, syncedAt: undefined } as const
const HOUR_MS = 3_600_000
const OPENED_AT = Date.now()
const SILVER = {
  name: 'Silver',
  level: 2,
  progress: 0.6,
  steps: { done: 3, total: 5 },
  isTop: false,
  showsBenefits: true,
}

export const Member = () => {
  const t = useTranslation()
  const player = { ...MEMBER, isConfirmed: true }
  const longName = 'maria_of_the_northern_harbour'
  return (
    <>
      <Specimen title="In the header">
        <Cell caption="member">
          <AccountLink name={MEMBER.userName} settings={SETTINGS} />
        </Cell>
        <Cell caption="focus" force="focus-visible">
          <AccountLink name={MEMBER.userName} settings={SETTINGS} />
        </Cell>
        <Cell caption="money on its way">
          <AccountLink name={MEMBER.userName} settings={undefined} />
        </Cell>
        <Cell caption="long">
          <AccountLink name={longName} settings={SETTINGS} />
        </Cell>
        <PhoneFrame id="guest" caption="Header of a guest" isLow />
        <PhoneFrame id="member" caption="Header of a member" isLow />
      </Specimen>
      <Specimen title="Pictures">
        {FACES.map((_, place) => (
          <Cell key={place} caption={String(place + 1)}>
            <Avatar icon={place + 1} />
          </Cell>
        ))}
      </Specimen>
      <Specimen title="Head" isWide>
        <Cell caption="player">
          <MemberHead member={player} info={memberRow()} vip={SILVER} settings={SETTINGS} />
        </Cell>
        <Cell caption="on its way">
          <MemberHead member={player} info={undefined} vip={null} settings={undefined} />
        </Cell>
        <Cell caption="agent, long, not confirmed">
          <MemberHead
            member={{ ...MEMBER, userName: longName, type: 1, isConfirmed: false }}
            info={memberRow({ profileIcon: 7 })}
            vip={{ ...SILVER, name: lengthen(t('boundary.title')) }}
            settings={SETTINGS}
          />
        </Cell>
      </Specimen>
      <Specimen title="Progress" isWide>
        <Cell caption="by steps">
          <VipCard vip={SILVER} />
        </Cell>
        <Cell caption="nothing yet, too many steps to draw">
          <VipCard vip={{ ...SILVER, progress: 0, steps: { done: 0, total: 40 } }} />
        </Cell>
        <Cell caption="highest, set by hand, long">
          <VipCard
            vip={{
              name: lengthen(t('boundary.title')),
              level: 6,
              progress: 1,
              steps: null,
              isTop: true,
              showsBenefits: false,
            }}
          />
        </Cell>
      </Specimen>
      <Specimen title="Balance" isWide>
        <Cell caption="known">
          <div className={styles.card}>
            <BalanceCard
              info={{ status: 'ready', data: memberRow(), syncedAt: OPENED_AT }}
              settings={SETTINGS}
            />
          </div>
        </Cell>
        <Cell caption="on its way">
          <div className={styles.card}>
            <BalanceCard info={LOADING} settings={SETTINGS} />
          </div>
        </Cell>
        <Cell caption="very much, old">
          <div className={styles.card}>
            <BalanceCard
              info={{
                status: 'ready',
                data: memberRow({ balance: 1_234_567_890.12 }),
                syncedAt: OPENED_AT - 30 * HOUR_MS,
              }}
              settings={SETTINGS}
            />
          </div>
        </Cell>
      </Specimen>
      <Specimen title="The page">
        <PhoneFrame id="me" caption="Of a player" />
        <PhoneFrame id="meOffline" caption="Offline, not confirmed, money hidden" />
      </Specimen>
    </>
  )
}
