interface Person {
  readonly name: string
  readonly email: string
}

/**
 * Stand-in for https://accounts.google.com/gsi/client: a card that offers to continue with an account, with the API
 * and the pitfalls of the real script under FedCM. Calls are reported to `window.oneTapCalled` if it exists. It looks
 * like the real one: a card in the corner, on a phone at the bottom, in the system's colours. The script sets its
 * styles, because the page's policy allows no style sheet of ours.
 * @param credential the JWT that Google would sign
 */
export const oneTapScript = (credential: string, { name, email }: Person): string => `(() => {
  const told = (call, argument = null) => {
    if (typeof window.oneTapCalled === 'function') void window.oneTapCalled(call, argument)
  }
  let config = null
  let card = null
  const hide = () => {
    if (card) card.remove()
    card = null
  }
  const make = (tag, style, ...content) => {
    const made = document.createElement(tag)
    Object.assign(made.style, style)
    made.append(...content)
    return made
  }
  const button = (style, content, act) => {
    const made = make('button', { border: 'none', font: 'inherit', cursor: 'pointer', ...style }, content)
    made.onclick = () => {
      hide()
      act()
    }
    return made
  }
  const answer = (select_by) =>
    config.callback({ credential: ${JSON.stringify(credential)}, select_by, client_id: config.client_id })
  const moment = (kind, reason) => ({
    getMomentType: () => kind,
    isDismissedMoment: () => kind === 'dismissed',
    isSkippedMoment: () => kind === 'skipped',
    getDismissedReason: () => reason,
  })
  const show = (listener) => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    const isPhone = matchMedia('(max-width: 30em)').matches
    const ink = isDark ? '#e8eaed' : '#1f1f1f'
    const soft = isDark ? '#bdc1c6' : '#5f6368'
    const line = '1px solid ' + (isDark ? '#3c4043' : '#dadce0')
    const row = { display: 'flex', alignItems: 'center', gap: '12px', padding: '12px 16px' }
    const small = { color: soft, fontSize: '12px', lineHeight: '16px', overflowWrap: 'anywhere' }
    const close = button(
      { flex: 'none', width: '40px', height: '40px', borderRadius: '50%', background: 'none', color: soft, fontSize: '22px', lineHeight: '1' },
      '\u00d7',
      () => listener(moment('skipped')),
    )
    close.setAttribute('aria-label', 'Close Google One Tap')
    const goOn = button(
      { display: 'block', width: '100%', minHeight: '48px', padding: '10px 24px', borderRadius: '24px', fontWeight: '600', background: isDark ? '#8ab4f8' : '#1a73e8', color: isDark ? '#202124' : '#fff' },
      ${JSON.stringify(`Continue as ${name}`)},
      () => {
        answer('user')
        listener(moment('dismissed', 'credential_returned'))
      },
    )
    const sign = { display: 'grid', placeItems: 'center', flex: 'none', width: '40px', height: '40px', borderRadius: '50%', background: '#00796b', color: '#fff', fontSize: '18px' }
    const avatar = make('span', sign, ${JSON.stringify(name.slice(0, 1))})
    avatar.setAttribute('aria-hidden', 'true')
    card = make(
      'div',
      {
        position: 'fixed',
        zIndex: 9999,
        boxSizing: 'border-box',
        overflow: 'hidden',
        background: isDark ? '#202124' : '#fff',
        color: ink,
        font: '14px/20px Roboto, system-ui, sans-serif',
        textAlign: 'start',
        boxShadow: '0 1px 3px rgb(0 0 0 / 0.3), 0 4px 16px rgb(0 0 0 / 0.2)',
        ...(isPhone
          ? { insetInline: '0', insetBlockEnd: '0', borderRadius: '20px 20px 0 0', paddingBlockEnd: 'env(safe-area-inset-bottom)' }
          : { insetBlockStart: '20px', insetInlineEnd: '20px', width: '391px', border: line, borderRadius: '12px' }),
      },
      make(
        'div',
        { ...row, paddingInlineEnd: '8px', borderBlockEnd: line },
        make('span', { flex: '1', fontWeight: '500', overflowWrap: 'anywhere' }, 'Sign in to ' + location.hostname + ' with Google'),
        close,
      ),
      make(
        'div',
        row,
        avatar,
        make(
          'span',
          { display: 'grid', minWidth: '0' },
          make('span', { fontWeight: '500' }, ${JSON.stringify(name)}),
          make('span', small, ${JSON.stringify(email)}),
        ),
      ),
      make(
        'div',
        { display: 'grid', gap: '12px', padding: '4px 16px 16px' },
        goOn,
        make('span', small, 'To continue, Google will share your name and email address with this site.'),
      ),
    )
    card.id = 'credential_picker_container'
    card.lang = 'en'
    card.dir = 'ltr'
    card.setAttribute('role', 'dialog')
    card.setAttribute('aria-label', 'Sign in with Google')
    document.body.append(card)
  }
  const id = {
    initialize(options) {
      const { callback: _callback, ...others } = options
      told('initialize', others)
      if (config) console.warn('[GSI_LOGGER]: google.accounts.id.initialize() is called multiple times.')
      config = options
    },
    prompt(listener = () => undefined) {
      told('prompt')
      if (!config) throw new Error('[GSI_LOGGER]: google.accounts.id.initialize() must be called first.')
      if (!card) show(listener)
    },
    cancel() {
      told('cancel')
      hide()
    },
    disableAutoSelect: () => told('disableAutoSelect'),
  }
  window.google = { ...window.google, accounts: { id } }
  if (typeof window.onGoogleLibraryLoad === 'function') window.onGoogleLibraryLoad()
})()
`
