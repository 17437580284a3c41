import { columns, type Localised } from '#gateway/db/localised'
import type { Database } from '#gateway/db/database'

const text = (EN: string, CN: string, UR: string): Localised => ({ EN, CN, UR })

const cashback = (percent: string) =>
  text(`${percent}% back every week`, `每周返水 ${percent}%`, `ہر ہفتے ${percent}٪ واپسی`)

const birthday = (amount: string) =>
  text(`A birthday gift of ₱${amount}`, `生日礼金 ₱${amount}`, `سالگرہ پر ₱${amount} کا تحفہ`)

const paidWithin = (minutes: number) =>
  text(
    `Withdrawals paid within ${minutes} minutes`,
    `提款 ${minutes} 分钟内到账`,
    `رقم ${minutes} منٹ میں ادا`,
  )

const HOST = text('A host of your own, day and night', '专属客服全天候服务', 'دن رات آپ کا اپنا میزبان')

interface Rank {
  readonly id: string
  readonly level: number
  readonly name: Localised
  readonly benefits: readonly Localised[]
  /** Set by hand: shown only to members who have it. */
  readonly isPrivate?: boolean
}

const RANKS: readonly Rank[] = [
  {
    id: 'bronze',
    level: 1,
    name: text('Bronze', '青铜', 'برونز'),
    benefits: [cashback('0.3'), birthday('88')],
  },
  {
    id: 'silver',
    level: 2,
    name: text('Silver', '白银', 'سلور'),
    benefits: [cashback('0.5'), birthday('188'), paidWithin(120)],
  },
  {
    id: 'gold',
    level: 3,
    name: text('Gold', '黄金', 'گولڈ'),
    benefits: [
      cashback('0.7'),
      birthday('388'),
      paidWithin(60),
      text('10% on top of one deposit a month', '每月一次存款加赠 10%', 'مہینے میں ایک جمع پر 10٪ اضافہ'),
    ],
  },
  {
    id: 'platinum',
    level: 4,
    name: text('Platinum', '铂金', 'پلاٹینم'),
    benefits: [cashback('0.9'), birthday('888'), paidWithin(30), HOST],
  },
  {
    id: 'diamond',
    level: 5,
    name: text('Diamond', '钻石', 'ڈائمنڈ'),
    benefits: [
      cashback('1.1'),
      birthday('1,888'),
      paidWithin(15),
      HOST,
      text('Invitations to closed tables', '受邀参加闭门牌桌', 'خاص میزوں کی دعوت'),
    ],
  },
  {
    id: 'harbour',
    level: 6,
    name: text('Harbour', '港湾', 'ہاربر'),
    benefits: [
      cashback('1.5'),
      birthday('8,888'),
      paidWithin(5),
      HOST,
      text('No limit on what you withdraw in a day', '每日提款不设上限', 'روزانہ رقم نکالنے کی کوئی حد نہیں'),
      text('A seat at the harbour gala every year', '每年港湾盛典贵宾席位', 'ہر سال ہاربر گالا میں نشست'),
    ],
  },
  {
    id: 'partner',
    level: 4,
    name: text('Partner', '合作伙伴', 'پارٹنر'),
    isPrivate: true,
    benefits: [
      text(
        'Up to 40% of what your players bring',
        '所荐玩家收益分成高达 40%',
        'آپ کے کھلاڑیوں کی آمدنی کا 40٪ تک',
      ),
      text(
        'A statement on the first of every month',
        '每月一日出具账单',
        'ہر مہینے کی پہلی تاریخ کو گوشوارہ',
      ),
      HOST,
    ],
  },
]

/** Seeds the benefits of each VIP rank, and those of a label that is set by hand. */
export function seedBenefits(db: Database): void {
  db.insertAll(
    `INSERT INTO benefit_label (label_id, rank_level, is_public, name_en, name_cn, name_ur) VALUES (?, ?, ?, ?, ?, ?)`,
    RANKS.map(({ id, level, isPrivate, name }) => [id, level, isPrivate === true ? 0 : 1, ...columns(name)]),
  )
  db.insertAll(
    'INSERT INTO benefit (label_id, position, text_en, text_cn, text_ur) VALUES (?, ?, ?, ?, ?)',
    RANKS.flatMap(({ id, benefits }) =>
      benefits.map((benefit, position) => [id, position, ...columns(benefit)]),
    ),
  )
}
