import { describe, expect, test } from 'vitest'
import { safeChatUrl, chatApiLanguage, withChatParams } from '#domain/chat/chat-url'

const APP = 'https://m.example.com'

describe('CSV-04 R-14 allowed chat URLs', () => {
  test.each([
    ['https://chat.example/room?x=1#t', 'https://chat.example/room?x=1#t'],
    ['/chat/room', 'https://m.example.com/chat/room'],
  ])('CSV-04 accepts %s', (chatUrl, address) => {
    expect(safeChatUrl(chatUrl, APP)).toBe(address)
  })

  test.each([
    'http://chat.example/',
    'http://m.example.com:8080/room',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https://user:pass@chat.example/',
    'https:\\\\chat.example',
    'blob:https://m.example.com/1',
  ])('R-14 rejects %j', (chatUrl) => {
    expect(safeChatUrl(chatUrl, APP)).toBeNull()
  })

  test('DEP-04 an app on plain http also accepts another port of its own host, nothing else', () => {
    const app = 'http://127.0.0.1:4173'
    expect(safeChatUrl('http://127.0.0.1:4180/room#t', app)).toBe('http://127.0.0.1:4180/room#t')
    for (const chatUrl of [
      'http://127.0.0.1.evil.example:80/',
      'http://127.0.0.1:80@evil.example/',
      'http://evil.example:4180/',
      'http://127.0.0.1:4180\\@evil.example/',
      'http://127.0.0.1:4180/\u0000',
      'http://localhost:4180/',
    ]) {
      expect([chatUrl, safeChatUrl(chatUrl, app)]).toEqual([chatUrl, null])
    }
  })
})

describe('CSV-04 the parameters of the chat URL', () => {
  test('CSV-04 headerColor and language replace the URL’s own values', () => {
    const look = { headerColor: '#1d6fe0', language: 'zh-CN' }
    expect(withChatParams('https://chat.example/room?a=1&language=xx#ticket=t', look)).toBe(
      'https://chat.example/room?a=1&language=zh-CN&headerColor=%231d6fe0#ticket=t',
    )
  })

  test.each([
    ['EN', 'EN'],
    ['cn', 'CN'],
    ['TW', 'CN'],
    ['tw', 'CN'],
    ['PT-BR', 'PT-BR'],
  ])('CSV-04 S7 %s is requested as %s', (code, asked) => {
    expect(chatApiLanguage(code)).toBe(asked)
  })
})
