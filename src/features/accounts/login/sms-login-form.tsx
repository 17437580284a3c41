import { Fragment, useId } from 'react'
import { isCodeError, isUnknownMember } from '#domain/accounts/account-error'
import type { Captcha } from '../../../shared/captcha/use-captcha'
import { useTranslation } from '../../../i18n/use-translation'
import { Switch } from '../../../ui/forms/switch'
import { accountErrorText } from '../form/account-error-text'
import styles from '../form/account-form.module.css'
import { CodeField } from '../form/code-field'
import { FormFooter } from '../form/form-footer'
import { PhoneField } from '../phone/phone-field'
import { isSendingUnanswered } from '../form/use-one-time-code'
import { useIsAtGateway } from '../social/use-social'
import { useSmsLogin } from './use-sms-login'

/** SMS login: number, code, and whether to remember the number (LOG-14). */
export const SmsLoginForm = ({ captcha }: { readonly captcha: Captcha }) => {
  const t = useTranslation('rest')
  const problemId = useId()
  const form = useSmsLogin(captcha)
  const { missing, problem } = form
  const isHeldBack = useIsAtGateway()
  const isBusy = form.isBusy && !isHeldBack
  const wrongCode = problem && isCodeError(problem) ? accountErrorText(problem, t) : undefined
  const isUnknown = problem !== null && isUnknownMember(problem)
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <PhoneField
        dialingCode={form.dialingCode}
        value={form.mobileNum}
        onChange={form.setMobileNum}
        isReadOnly={isBusy}
        inputRef={form.refs.mobileNum}
        error={missing === 'mobileNum' ? t('account.mobile.missing') : undefined}
        errorId={isUnknown ? problemId : undefined}
      />
      <CodeField
        code={form.code}
        isByProvider={form.isByProvider}
        value={form.verificationCode}
        onChange={form.setVerificationCode}
        onSend={form.sendCode}
        isReadOnly={isBusy}
        inputRef={form.refs.verificationCode}
        error={missing === 'verificationCode' ? t('account.code.missing') : undefined}
        wrong={missing === null ? wrongCode : undefined}
      />
      {form.captchas.map((captcha, index) => (
        <Fragment key={index}>{captcha}</Fragment>
      ))}
      <Switch isOn={form.remember} onChange={form.setRemember} hint={t('login.rememberHint')}>
        {t('login.rememberNumber')}
      </Switch>
      <FormFooter
        label={t('login.submit')}
        busyLabel={t('login.busy')}
        isBusy={isBusy}
        isHeldBack={isHeldBack}
        problemId={problemId}
        problem={wrongCode === undefined ? problem : null}
        describe={isUnknown ? () => t('account.unknownNumber') : undefined}
        offline={t('login.offline')}
        isNoResponseReported={isSendingUnanswered(form.code)}
      />
    </form>
  )
}
