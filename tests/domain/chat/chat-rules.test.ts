import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatAccess, countsUnread } from '#domain/chat/chat-access'
import { chatLanguage } from '#domain/chat/chat-language'
import { chatApiLanguage, safeChatUrl, withChatParams } from '#domain/chat/chat-url'
import { LANGUAGES } from '#domain/language/languages'

const APP = 'https://m.example.com'

test('CSV-03 who may chat', () => {
  const member = (type: number, isConfirmed = true) => ({ type, isConfirmed })
  for (const [hasChat, who, access] of [
    [undefined, member(0), 'waiting'],
    [false, member(0), 'services'],
    [false, null, 'services'],
    [true, null, 'login'],
    [true, member(-1), 'login'],
    [true, member(4), 'refused'],
    [true, member(0), 'chat'],
    [true, member(2), 'chat'],
    [true, member(0, false), 'pending'],
  ] as const) {
    expect(chatAccess({ hasChat, member: who })).toBe(access)
    expect(countsUnread({ hasChat, member: who })).toBe(access === 'chat' || access === 'pending')
  }
})

test('LNG-05 the chat has ten languages, and English for every other one', () => {
  const pairs =
    'EN en-US, CN zh-CN, TW zh-HK, RU ru-RU, TH th-TH, VI vi-VN, JA ja-JP, PT pt-PT, ES es-ES, AR ar-SA'
  const tags = new Map(pairs.split(', ').map((pair) => [pair.slice(0, 2), pair.slice(3)]))
  const codes = [...LANGUAGES.map(({ code }) => code), ...tags.keys(), '', '__proto__', ' en ', 'pt-br']
  for (const code of codes) expect(chatLanguage(code)).toBe(tags.get(code) ?? 'en-US')
  fc.assert(fc.property(fc.string(), (code) => [...tags.values()].includes(chatLanguage(code))))
  expect(chatLanguage('th')).toBe('th-TH')
})

test('CSV-04 R-14 a chat URL is https, or on the app’s own origin', () => {
  expect(safeChatUrl('https://chat.example/room?x=1#t', APP)).toBe('https://chat.example/room?x=1#t')
  expect(safeChatUrl('/chat/room', APP)).toBe('https://m.example.com/chat/room')
  for (const chatUrl of [
    ...['http://chat.example/', 'http://m.example.com:8080/room', 'javascript:alert(1)'],
    'https:\\\\chat.example',
  ])
    expect(safeChatUrl(chatUrl, APP), chatUrl).toBeNull()
})

test('DEP-04 an app on plain http also accepts another port of its own host, nothing else', () => {
  const app = 'http://127.0.0.1:4173'
  expect(safeChatUrl('http://127.0.0.1:4180/room#t', app)).toBe('http://127.0.0.1:4180/room#t')
  for (const chatUrl of [
    ...['http://127.0.0.1.evil.example:80/', 'http://127.0.0.1:80@evil.example/'],
    ...['http://evil.example:4180/', 'http://127.0.0.1:4180\\@evil.example/', 'http://127.0.0.1:4180/\u0000'],
    'http://localhost:4180/',
  ])
    expect(safeChatUrl(chatUrl, app), chatUrl).toBeNull()
})

test('CSV-04 headerColor and language replace the URL’s own values; TW is requested as CN', () => {
  const look = { headerColor: '#1d6fe0', language: 'zh-CN' }
  expect(withChatParams('https://chat.example/room?a=1&language=xx#ticket=t', look)).toBe(
    'https://chat.example/room?a=1&language=zh-CN&headerColor=%231d6fe0#ticket=t',
  )
  expect(['EN', 'cn', 'TW', 'tw', 'PT-BR'].map(chatApiLanguage)).toEqual(['EN', 'CN', 'CN', 'CN', 'PT-BR'])
})
