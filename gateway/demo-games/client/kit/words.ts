import type { Language } from './theme'

const WORDS = {
  balance: ['Play money', '试玩余额', 'کھیل کی رقم'],
  realBalance: ['Balance', '余额', 'بیلنس'],
  win: ['Win', '赢得', 'جیت'],
  back: ['Back', '返回', 'واپس'],
  opening: ['Opening the table…', '正在进入游戏…', 'گیم کھل رہی ہے…'],
  ended: [
    'This game has ended. Go back and open it again.',
    '游戏已结束，请返回后重新进入。',
    'یہ گیم ختم ہو گئی ہے۔ واپس جا کر دوبارہ کھولیں۔',
  ],
  offline: [
    'No answer. Your bet counts once, however often you try.',
    '暂无回应。无论重试多少次，您的投注只计一次。',
    'کوئی جواب نہیں آیا۔ جتنی بار بھی کوشش کریں، آپ کی شرط ایک ہی بار گنی جائے گی۔',
  ],
  again: ['Try again', '重试', 'دوبارہ کوشش کریں'],
  empty: [
    'Out of credit. Top up your balance to play on.',
    '余额已用完，请充值后继续游戏。',
    'بیلنس ختم ہو گیا ہے۔ کھیلتے رہنے کے لیے رقم جمع کریں۔',
  ],
  lowerBet: [
    'Your balance is too low for this bet.',
    '余额不足以支付本次投注。',
    'اس شرط کے لیے آپ کا بیلنس کم ہے۔',
  ],
  bet: ['Bet', '投注', 'شرط'],
  less: ['Bet less', '减少投注', 'شرط کم کریں'],
  more: ['Bet more', '增加投注', 'شرط بڑھائیں'],
  spin: ['Spin', '旋转', 'گھمائیں'],
  issue: ['Draw {n}', '第 {n} 期', 'قرعہ {n}'],
  place: ['Place {n}', '第{n}位', 'مقام {n}'],
  prizeMode: ['Prize mode', '奖金模式', 'انعام کی قسم'],
  fullPrize: ['Full prize', '最高奖金', 'پورا انعام'],
  rebate: ['{n}% rebate', '返水 {n}%', '{n}% واپسی'],
  big: ['Big', '大', 'بڑا'],
  small: ['Small', '小', 'چھوٹا'],
  pickDigits: [
    'Pick a digit for any place, or a sum',
    '请选择任意位号码或和值',
    'کسی مقام کا ہندسہ یا مجموعہ چنیں',
  ],
  lines: ['Lines: {n}', '{n} 注', 'لائنیں: {n}'],
  placeBet: ['Place bet', '确认投注', 'شرط لگائیں'],
  inDraw: ['Your slip is in draw {n}', '已投注第 {n} 期', 'آپ کی پرچی قرعہ {n} میں ہے'],
  draw: ['Draw', '开奖', 'قرعہ نکالیں'],
  quick: ['Lucky', '机选', 'خودکار'],
  pickFive: ['Pick five numbers', '请选五个号码', 'پانچ نمبر چنیں'],
  higher: ['Higher', '更大', 'بڑا'],
  lower: ['Lower', '更小', 'چھوٹا'],
  collect: ['Collect', '收取', 'وصول کریں'],
  deal: ['Deal', '发牌', 'پتے بانٹیں'],
  won: ['You win {n}', '赢得 {n}', 'آپ نے {n} جیتے'],
  lost: ['Not this time', '再接再厉', 'اس بار نہیں'],
  matched: ['{n} matched', '命中 {n} 个', '{n} نمبر ملے'],
  placeBets: ['Place your chips', '请下注', 'اپنی شرط لگائیں'],
  clear: ['Clear', '清空', 'صاف کریں'],
  red: ['Red', '红', 'سرخ'],
  black: ['Black', '黑', 'سیاہ'],
  odd: ['Odd', '单', 'طاق'],
  even: ['Even', '双', 'جفت'],
  low: ['1–18', '1–18', '1–18'],
  high: ['19–36', '19–36', '19–36'],
  aim: ['Tap to fire', '点击开炮', 'فائر کے لیے چھوئیں'],
  fire: ['Fire', '开炮', 'فائر'],
  caught: ['Caught! {n}', '捕获 {n}', 'پکڑ لیا! {n}'],
  shoot: ['Choose where to shoot', '选择射门方向', 'نشانہ چنیں'],
  goal: ['Goal! × {n}', '进球！× {n}', 'گول! × {n}'],
  saved: ['Saved by the keeper', '被门将扑出', 'کیپر نے روک لیا'],
  refill: ['The house topped you up', '已为您补充试玩余额', 'رقم دوبارہ بھر دی گئی'],
  corners: [
    'top left,top right,centre,bottom left,bottom right',
    '左上,右上,中路,左下,右下',
    'اوپر بائیں,اوپر دائیں,درمیان,نیچے بائیں,نیچے دائیں',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string, string]>>

export type Word = keyof typeof WORDS

/** The words of the games in one language; `{n}` is filled in by the second argument. */
export function speaker(language: Language): (word: Word, n?: string | number) => string {
  const index = language === 'CN' ? 1 : language === 'UR' ? 2 : 0
  return (word, n = '') => WORDS[word][index].replace('{n}', String(n))
}
