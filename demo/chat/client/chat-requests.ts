export interface Message {
  readonly id: number
  readonly author: 'member' | 'agent'
  readonly text: string
  readonly link: string | null
  readonly at: number
}

interface ChatUpdate {
  readonly messages: readonly Message[]
  readonly isTyping: boolean
}

let token = ''

/** Rejected: the login that opened the chat has ended. */
export class Over extends Error {}

const call = async (path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.status === 401) throw new Over()
  return response.json()
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const begin = async (ticket: string, language: string): Promise<void> => {
  const answer = await call('/session', { ticket, language })
  token = isObject(answer) ? String(answer['token']) : ''
}

export const fetchChatUpdate = async (after: number, isSeen: boolean): Promise<ChatUpdate> => {
  const answer = await call(`/messages?after=${String(after)}${isSeen ? '&seen=1' : ''}`)
  if (!isObject(answer) || !Array.isArray(answer['messages'])) return { messages: [], isTyping: false }
  return { messages: answer['messages'].filter(isMessage), isTyping: answer['isTyping'] === true }
}

export const say = (text: string, language: string): Promise<unknown> => call('/messages', { text, language })

const isMessage = (value: unknown): value is Message =>
  isObject(value) && typeof value['id'] === 'number' && typeof value['text'] === 'string'
