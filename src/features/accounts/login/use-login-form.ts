import { type RefObject, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import type { SocialChannel } from '#domain/contract/accounts/identity-settings'
import { shouldForgetLogin } from '#domain/session/remembered-login'
import type { Captcha } from '../../../shared/captcha/use-captcha'
import { useFormActivity } from '../../../shared/forms/use-form-activity'
import { stoppableCommands } from './stoppable-commands'
import { overlayState } from '../../../shared/overlays/overlay-queue'
import { showToast } from '../../../shared/overlays/toasts'
import { enableCaptchaRow } from '../form/captcha-error'
import { CHANNEL_NAMES } from '../social/provider-icon'
import { currentBinding, isSocialSubmitting, dispatchSocial } from '../social/social-state'
import { type LoginProblem, loginProblem } from './login-error'
import { loginState, submitLogin, useLoginError } from './login-state'
import { useSavedLogin } from './use-saved-login'

export interface LoginForm {
  readonly username: string
  readonly password: string
  readonly remember: boolean
  /** The worker has a saved password for this username: the field may stay empty. */
  readonly isPasswordSaved: boolean
  readonly missing: 'username' | 'password' | 'both' | null
  readonly problem: LoginProblem | null
  readonly status: (typeof loginState)['status']
  readonly refs: {
    readonly username: RefObject<HTMLInputElement | null>
    readonly password: RefObject<HTMLInputElement | null>
  }
  readonly setUsername: (text: string) => void
  readonly setPassword: (text: string) => void
  readonly setRemember: (remember: boolean) => void
  readonly submit: (event: SyntheticEvent) => void
}

/** State of the login form and its result (LOG-02, LOG-06, LOG-07, LOG-08). */
export const useLoginForm = (captcha: Captcha): LoginForm => {
  const [username, setUsername] = useState(() => loginState.startName)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(true)
  const [missing, setMissing] = useState<LoginForm['missing']>(null)
  const refusal = useLoginError('password')
  const problem = useMemo(() => refusal && loginProblem(refusal), [refusal])
  const { status } = useSnapshot(loginState)
  const refs = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }
  const saved = useSavedLogin((name) => {
    // Do not insert the saved name, even late, while the player is in the field.
    if (document.activeElement === refs.username.current) return
    flushSync(() => setUsername((typed) => (typed === '' ? name : typed)))
  })
  const isPasswordSaved = saved.name !== null && saved.name === username.trim()
  useKeptName(username)
  useFormActivity(username !== '' || password !== '')

  const send = async (): Promise<void> => {
    const solved = captcha.result()
    const credentials = { username: username.trim(), password: password === '' ? null : password, remember }
    const binding = currentBinding()
    const result = await submitLogin(
      'password',
      () =>
        stoppableCommands.logIn({
          ...credentials,
          ...(solved && { captcha: solved }),
          ...(binding && { social: binding }),
        }),
      () => binding && sayBound(binding.firebaseChannel),
    )
    // Always reset: the gateway may have consumed the captcha even if the login failed.
    if (!result?.ok) captcha.reset()
    // The second step continues this login and needs no password in the document (LOG-05).
    if (!result) {
      setPassword('')
      loginState.startName = credentials.username // the sheet closes for the second step and may reopen
    }
    if (!result || result.ok || result.error.kind === 'aborted') return
    // The gateway rejected the account to bind, so a password login can no longer bind it.
    if (binding && result.error.kind === 'refused' && result.error.code === 'verification.invalid')
      dispatchSocial({ type: 'failed', error: result.error })
    const failed = loginProblem(result.error)
    enableCaptchaRow(result.error, solved)
    if (shouldForgetLogin(result.error) || result.error.kind === 'no-session') saved.forget()
    if (!failed.keepsPassword) setPassword('')
    if (failed.isAboutFields) refs.password.current?.focus()
  }

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (status !== 'idle' || isSocialSubmitting()) return
    const needs = missingOf(username.trim() !== '', password !== '' || isPasswordSaved)
    setMissing(needs)
    if (needs === null) {
      if (captcha.isNeeded && !captcha.result()) captcha.verifyFirst()
      else void send()
    } else (needs === 'password' ? refs.password : refs.username).current?.focus()
  }

  return {
    username,
    password,
    remember,
    isPasswordSaved,
    missing,
    problem,
    status,
    refs,
    setUsername: (text) => {
      setUsername(text)
      setMissing((now) => (now === 'both' ? 'password' : now === 'username' ? null : now))
    },
    setPassword: (text) => {
      setPassword(text)
      setMissing((now) => (now === 'both' ? 'username' : now === 'password' ? null : now))
    },
    setRemember,
    submit,
  }
}

/** Restores the typed username when a sheet reopens after something more urgent. */
const useKeptName = (username: string): void => {
  const latest = useRef(username)
  useEffect(() => {
    latest.current = username
  }, [username])
  useEffect(() => {
    loginState.startName = ''
    return () => {
      if (overlayState.queue.some(({ kind }) => kind === 'login')) loginState.startName = latest.current
    }
  }, [])
}

const missingOf = (hasUsername: boolean, hasPassword: boolean): LoginForm['missing'] => {
  if (hasUsername) return hasPassword ? null : 'password'
  return hasPassword ? 'username' : 'both'
}

/** Shows that the login has bound the provider's account (SOC-04). */
const sayBound = (channel: SocialChannel): void =>
  showToast({ key: 'social.bound', values: { name: CHANNEL_NAMES[channel] }, tone: 'success' })
