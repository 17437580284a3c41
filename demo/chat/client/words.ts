const EN = {
  online: 'We are online',
  typing: 'Mara is typing',
  placeholder: 'Write a message',
  send: 'Send',
  close: 'Close the chat',
  open: 'Open the page',
  over: 'This chat is over. Please open it again.',
  lost: 'No connection. Your message was not sent.',
}

const CN: typeof EN = {
  online: '客服在线',
  typing: '小美正在输入',
  placeholder: '请输入消息',
  send: '发送',
  close: '关闭聊天',
  open: '打开页面',
  over: '本次会话已结束，请重新打开。',
  lost: '网络不可用，消息未发送。',
}

export const wordsOf = (language: string): typeof EN => (language.startsWith('zh') ? CN : EN)
