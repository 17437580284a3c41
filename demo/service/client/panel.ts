import { draw, make, makeButton, createSvg } from '../../mini-game/client/draw'

const START_MS = 600 // a provider's window starts by itself: calls before that are lost

const WORDS = {
  en: { hello: 'Hello', ask: 'How can we help you?', close: 'Minimise the chat', write: 'Write a message' },
  zh: { hello: '您好', ask: '请问有什么可以帮您？', close: '收起聊天', write: '请输入消息' },
}

export interface Panel {
  readonly setVisitor: (visitor: { readonly name?: string; readonly language?: string }) => void
  readonly open: () => void
  readonly close: () => void
  readonly isOpen: () => boolean
}

/** The window that a provider's script adds to the page; shared by both stand-ins. */
export const makePanel = (brand: string, colour: string, onChange: () => void): Panel => {
  let startedAt = Infinity
  let name = ''
  let language = 'en'
  const words = () => WORDS[language.startsWith('zh') ? 'zh' : 'en']
  const greeting = make('p', { 'font-weight': '700' })
  greeting.role = 'status'
  const ask = make('p', {})
  const field = make('input', {
    width: '100%',
    'min-height': '44px',
    padding: '0 14px',
    border: '1px solid #c5cddd',
    'border-radius': '22px',
    background: '#fff',
    color: '#0e1424',
    font: '400 1rem system-ui, sans-serif',
  })
  const shut = makeButton(
    { display: 'grid', 'place-items': 'center', width: '44px', height: '44px', color: '#fff' },
    () => close(),
    createSvg(
      16,
      draw('path', { d: 'M10 35L50 70L90 35', stroke: '#fff', 'stroke-width': '12', fill: 'none' }),
    ),
  )
  const panel = make(
    'section',
    {
      position: 'fixed',
      'z-index': '2147483000',
      right: '12px',
      bottom: '84px',
      display: 'grid',
      gap: '10px',
      width: 'min(320px, calc(100vw - 24px))',
      padding: '0 0 14px',
      overflow: 'hidden',
      'border-radius': '16px',
      background: '#fff',
      color: '#0e1424',
      'box-shadow': '0 12px 40px rgba(0, 0, 0, .35)',
      font: '400 1rem/1.5 system-ui, sans-serif',
    },
    make(
      'div',
      { display: 'flex', 'align-items': 'center', padding: '0 0 0 14px', background: colour, color: '#fff' },
      make('p', { flex: '1', 'font-weight': '700' }, brand),
      shut,
    ),
    make('div', { display: 'grid', gap: '10px', padding: '0 14px' }, greeting, ask, field),
  )
  panel.ariaLabel = brand

  const draws = (): void => {
    greeting.textContent = name === '' ? `${words().hello}.` : `${words().hello}, ${name}.`
    ask.textContent = words().ask
    shut.ariaLabel = words().close
    field.placeholder = words().write
    field.ariaLabel = words().write
  }
  const close = (): void => {
    panel.remove()
    onChange()
  }
  return {
    setVisitor: (visitor) => {
      if (performance.now() < startedAt) return
      name = visitor.name ?? name
      language = visitor.language ?? language
      draws()
    },
    open: () => {
      if (startedAt === Infinity) startedAt = performance.now() + START_MS
      draws()
      document.body.append(panel)
      onChange()
    },
    close,
    isOpen: () => panel.isConnected,
  }
}
