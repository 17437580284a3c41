import type { Language } from './theme'

const WORDS = {
  balance: ['Play money', '试玩余额', 'کھیل کی رقم'],
  bet: ['Bet', '投注', 'شرط'],
  less: ['Bet less', '减少投注', 'شرط کم کریں'],
  more: ['Bet more', '增加投注', 'شرط بڑھائیں'],
  spin: ['Spin', '旋转', 'گھمائیں'],
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
