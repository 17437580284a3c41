import type { AgentMessage, ChatAgent } from '#gateway/chat/chat-agent'
import type { ContentLanguage } from '#gateway/http/language'

type Lines = Readonly<Record<ContentLanguage, AgentMessage>>

/** An agent's opening messages, and those that may have been unread before. */
const GREETINGS: Readonly<Record<ContentLanguage, readonly AgentMessage[]>> = {
  EN: [
    { text: 'Hello, this is Mara from Lucky Harbour. How can I help you?' },
    { text: 'Your weekly cashback is ready to be collected.', link: '/m/rewardCenter' },
    { text: 'Tell me whenever you have a question, day or night.' },
  ],
  CN: [
    { text: '您好，我是幸运港湾的客服小美，请问有什么可以帮您？' },
    { text: '您的每周返水可以领取了。', link: '/m/rewardCenter' },
    { text: '有任何问题请随时告诉我。' },
  ],
  UR: [
    { text: 'السلام علیکم، میں لکی ہاربر سے مارا ہوں۔ آپ کی کیا مدد کروں؟' },
    { text: 'آپ کی ہفتہ وار واپسی تیار ہے۔', link: '/m/rewardCenter' },
    { text: 'کوئی بھی سوال ہو تو بلا جھجھک بتائیں۔' },
  ],
}

/** An agent's reply to a question that contains one of these words. */
const TOPICS: readonly (readonly [words: RegExp, lines: Lines])[] = [
  [
    /deposit|top.?up|pay|充值|存款|付款|جمع/iu,
    {
      EN: { text: 'Deposits are booked within a minute. You can start one here:', link: '/m/voucherCenter' },
      CN: { text: '存款一般一分钟内到账，您可以在这里存款：', link: '/m/voucherCenter' },
      UR: { text: 'جمع کی گئی رقم ایک منٹ میں آ جاتی ہے:', link: '/m/voucherCenter' },
    },
  ],
  [
    /withdraw|cash.?out|提款|提现|取款|نکال/iu,
    {
      EN: { text: 'Withdrawals take up to 30 minutes. Yours are listed here:', link: '/m/withdraw' },
      CN: { text: '提款最多需要 30 分钟，您的记录在这里：', link: '/m/withdraw' },
      UR: { text: 'رقم نکالنے میں تیس منٹ تک لگتے ہیں:', link: '/m/withdraw' },
    },
  ],
  [
    /bonus|reward|cashback|优惠|返水|礼金|奖|بونس/iu,
    {
      EN: { text: 'Your rewards are waiting here:', link: '/m/rewardCenter' },
      CN: { text: '您的奖励在这里领取：', link: '/m/rewardCenter' },
      UR: { text: 'آپ کے انعام یہاں ہیں:', link: '/m/rewardCenter' },
    },
  ],
]

const OTHERWISE: Readonly<Record<ContentLanguage, readonly AgentMessage[]>> = {
  EN: [
    { text: 'Thank you, I am looking into it.' },
    { text: 'I have passed it on to a colleague. Is there anything else?' },
    { text: 'Understood. I will write to you here as soon as I know more.' },
  ],
  CN: [
    { text: '谢谢，我马上为您查询。' },
    { text: '已转交同事处理，还有其他问题吗？' },
    { text: '明白，有结果我会在这里告诉您。' },
  ],
  UR: [
    { text: 'شکریہ، میں دیکھ رہی ہوں۔' },
    { text: 'میں نے ساتھی کو بتا دیا ہے۔ کچھ اور؟' },
    { text: 'ٹھیک ہے، جیسے ہی معلوم ہوا یہیں لکھوں گی۔' },
  ],
}

export const CHAT_AGENT: ChatAgent = {
  greetings: (language) => GREETINGS[language],
  reply(text, language, turn) {
    const topic = TOPICS.find(([words]) => words.test(text))
    if (topic) return topic[1][language]
    const lines = OTHERWISE[language]
    return lines[(turn - 1) % lines.length] ?? { text: '…' }
  },
}
