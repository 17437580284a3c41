/**
 * Stands in for https://accounts.google.com/gsi/client: a card that offers to go on as somebody, with the interface and
 * the traps of the real one under FedCM. Whatever is called is told to `window.oneTapCalled` when that is there.
 * @param credential the JWT that Google would sign
 */
export const oneTapScript = (credential: string, name: string): string => `(() => {
  const told = (call, argument = null) => {
    if (typeof window.oneTapCalled === 'function') void window.oneTapCalled(call, argument)
  }
  let config = null
  let card = null
  const hide = () => {
    if (card) card.remove()
    card = null
  }
  const button = (label, act) => {
    const made = document.createElement('button')
    made.textContent = label
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
    card = document.createElement('div')
    card.id = 'credential_picker_container'
    card.setAttribute('role', 'dialog')
    card.setAttribute('aria-label', 'Sign in with Google')
    Object.assign(card.style, { position: 'fixed', insetBlockStart: '20px', insetInlineEnd: '20px', zIndex: 9999 })
    card.append(
      button(${JSON.stringify(`Continue as ${name}`)}, () => {
        answer('user')
        listener(moment('dismissed', 'credential_returned'))
      }),
      button('Close Google One Tap', () => listener(moment('skipped'))),
    )
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
