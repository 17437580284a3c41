import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWords } from '../../i18n/use-words'
import { Note } from '../../ui/note'
import formStyles from './account-form.module.css'
import { LoginForm } from './login-form'
import { loginState } from './login-state'
import { SmsLoginForm } from './sms-login-form'
import { Ways } from './ways'

/** The login by password and by SMS (LOG-01, LOG-14), on its page and over another. */
export const LoginWays = () => {
  const t = useWords('rest')
  const { status, hasEnded } = useSnapshot(loginState)
  // Whoever comes back finds the login that is under way, or what became of it.
  const [way, setWay] = useState(() =>
    loginState.status === 'processing' || loginState.refusal ? loginState.way : 'password',
  )
  return (
    <Ways
      label={t('login.ways')}
      ways={[
        { id: 'password', label: t('login.byPassword') },
        { id: 'sms', label: t('login.bySms') },
      ]}
      current={way}
      onChoose={(id) => status === 'idle' && setWay(id === 'sms' ? 'sms' : 'password')}
    >
      {way === 'sms' ? <SmsLoginForm /> : <LoginForm />}
      {hasEnded && (
        <div className={formStyles.after}>
          <Note tone="info">{t('twoFactor.ended')}</Note>
        </div>
      )}
    </Ways>
  )
}
