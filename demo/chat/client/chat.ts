import './style.css'
import { appOrigin, headerColor, language, takeTicket, title } from './url-parameters'
import { fetchChatUpdate, begin, type Message, Over, say } from './chat-requests'
import { icon, make } from './create-elements'
import { wordsOf } from './words'

/**
 * Stand-in for the merchant's chat: a page of another origin that communicates with the app only by messages.
 */
const ASK_MS = 700
const words = wordsOf(language)
const app = appOrigin()
let last = 0
let isOver = false

const post = (message: Readonly<Record<string, unknown>>): void => {
  if (app !== null) parent.postMessage(message, app)
}

document.documentElement.lang = language
document.title = title
document.documentElement.style.setProperty('--head', headerColor)
document.documentElement.style.setProperty('--on-head', isDark(headerColor) ? '#fff' : '#0b0e18')

const state = make('p', 'state', words.online)
state.setAttribute('role', 'status')
const shut = make('button', 'shut', icon('M6 6l12 12M18 6 6 18'))
shut.ariaLabel = words.close
shut.addEventListener('click', () => post({ type: 'close' }))
shut.hidden = app === null
const log = make('ol', 'log')
log.setAttribute('role', 'log')
log.tabIndex = 0
log.ariaLabel = title
const field = make('input', 'field')
field.placeholder = words.placeholder
field.ariaLabel = words.placeholder
field.maxLength = 1_000
field.autocomplete = 'off'
const send = make('button', 'send', icon('M4.5 12 20 4.5 15 20l-3.5-6.5zM11.5 13.5 20 4.5'))
send.ariaLabel = words.send
const form = make('form', 'form', field, send)
const face = make('span', 'face', 'M')
face.ariaHidden = 'true'
document.body.append(
  make('header', 'head', face, make('div', 'names', make('h1', 'name', 'Lucky Harbour'), state), shut),
  log,
  form,
)

const show = ({ author, text, link, at }: Message): void => {
  const time = make('time', 'time', new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at))
  time.dateTime = new Date(at).toISOString()
  const bubble = make('div', 'bubble', make('p', 'text', text))
  bubble.dir = 'auto'
  if (link !== null) {
    const open = make('button', 'open', words.open)
    open.type = 'button'
    open.addEventListener('click', () => post({ type: 'open', url: link }))
    bubble.append(open)
  }
  log.append(make('li', author, bubble, time))
  log.scrollTop = log.scrollHeight
}

const end = (text: string): void => {
  state.textContent = text
  field.disabled = isOver
}

/** Fetches what is new since the last message; visible messages count as read. */
const look = async (): Promise<void> => {
  try {
    const { messages, isTyping } = await fetchChatUpdate(last, document.visibilityState === 'visible')
    for (const message of messages) {
      if (message.id <= last) continue // two fetches ran at once
      last = message.id
      show(message)
    }
    if (messages.length > 0) post({ type: 'unread', count: 0 })
    state.textContent = isTyping ? words.typing : words.online
    state.classList.toggle('busy', isTyping)
  } catch (error) {
    isOver = error instanceof Over
    end(isOver ? words.over : words.lost)
  }
}

const goOn = async (): Promise<void> => {
  if (document.visibilityState === 'visible') await look()
  if (!isOver) setTimeout(() => void goOn(), ASK_MS)
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const text = field.value.trim()
  if (text === '') return
  field.value = ''
  say(text, language).then(look, () => {
    field.value = text
    end(words.lost)
  })
})

begin(takeTicket(), language).then(goOn, () => {
  isOver = true
  end(words.over)
})

function isDark(colour: string): boolean {
  const value = Number.parseInt(colour.slice(1), 16)
  return ((value >> 16) * 299 + ((value >> 8) & 255) * 587 + (value & 255) * 114) / 1000 < 150
}
