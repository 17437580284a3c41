const EN = {
  title: 'Drag the piece into its gap',
  hint: 'Slide to fit',
  picture: 'A picture with a gap in it',
  slider: 'Place of the piece',
  check: 'Check',
  refresh: 'Another picture',
  close: 'Close',
  right: 'That fits',
  wrong: 'Not quite. Try this one.',
}

export type PuzzleWords = Readonly<typeof EN>

const CN: PuzzleWords = {
  title: '拖动滑块完成拼图',
  hint: '向右滑动',
  picture: '有缺口的图片',
  slider: '拼图块的位置',
  check: '确认',
  refresh: '换一张图片',
  close: '关闭',
  right: '验证成功',
  wrong: '没有对准，请再试一次。',
}

const TW: PuzzleWords = {
  title: '拖曳滑塊完成拼圖',
  hint: '向右滑動',
  picture: '有缺口的圖片',
  slider: '拼圖塊的位置',
  check: '確認',
  refresh: '換一張圖片',
  close: '關閉',
  right: '驗證成功',
  wrong: '沒有對準，請再試一次。',
}

const AR: PuzzleWords = {
  title: 'اسحب القطعة إلى مكانها',
  hint: 'مرّر للمطابقة',
  picture: 'صورة فيها فراغ',
  slider: 'موضع القطعة',
  check: 'تحقّق',
  refresh: 'صورة أخرى',
  close: 'إغلاق',
  right: 'تمّت المطابقة',
  wrong: 'ليس تمامًا. جرّب هذه.',
}

interface Speech {
  readonly words: PuzzleWords
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
}

const ENGLISH: Speech = { words: EN, tag: 'en', dir: 'ltr' }

/** By the language codes of both versions; English for languages that the stand-ins lack. */
const SPEECHES: Readonly<Record<string, Speech>> = {
  'zh-cn': { words: CN, tag: 'zh-Hans', dir: 'ltr' },
  zho: { words: CN, tag: 'zh-Hans', dir: 'ltr' },
  'zh-tw': { words: TW, tag: 'zh-Hant', dir: 'ltr' },
  'zh-hk': { words: TW, tag: 'zh-Hant', dir: 'ltr' },
  'zho-tw': { words: TW, tag: 'zh-Hant', dir: 'ltr' },
  'zho-hk': { words: TW, tag: 'zh-Hant', dir: 'ltr' },
  ar: { words: AR, tag: 'ar', dir: 'rtl' },
  ara: { words: AR, tag: 'ar', dir: 'rtl' },
}

export const speechOf = (language: string): Speech => SPEECHES[language] ?? ENGLISH
