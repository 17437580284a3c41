const EN = {
  wheel: 'Lucky wheel',
  spin: 'Spin',
  numbers: 'Lucky numbers',
  draw: 'Draw',
  close: 'Close',
  points: 'points',
}

export type GameWords = Readonly<typeof EN>

const CN: GameWords = {
  wheel: '幸运转盘',
  spin: '转动',
  numbers: '幸运号码',
  draw: '开奖',
  close: '关闭',
  points: '积分',
}

const UR: GameWords = {
  wheel: 'قسمت کا پہیہ',
  spin: 'گھمائیں',
  numbers: 'خوش قسمت نمبر',
  draw: 'نکالیں',
  close: 'بند کریں',
  points: 'پوائنٹس',
}

interface Speech {
  readonly words: GameWords
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
}

/** Returns English for a language that is not one of the three. */
export const speechOf = (language: string): Speech => {
  if (language === 'CN') return { words: CN, tag: 'zh-Hans-CN', dir: 'ltr' }
  if (language === 'UR') return { words: UR, tag: 'ur', dir: 'rtl' }
  return { words: EN, tag: 'en', dir: 'ltr' }
}
