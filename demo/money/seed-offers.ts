import { toMinor } from '#gateway/money/ledger'
import { columns, type Localised } from '#gateway/db/localised'
import type { Database } from '#gateway/db/database'

const text = (EN: string, CN: string, UR: string): Localised => ({ EN, CN, UR })

interface Method {
  readonly id: string
  /** A symbol of art/payment-method-icon.ts. */
  readonly sign: 'wallet' | 'bank' | 'card' | 'shop' | 'coin'
  readonly accent: string
  readonly name: Localised
  /** In the currency's unit. */
  readonly limits: readonly [min: number, max: number]
}

const METHODS: readonly Method[] = [
  {
    id: 'harbour-pay',
    sign: 'wallet',
    accent: '#12a37a',
    name: text('Harbour Pay', '海港钱包', 'ہاربر پے'),
    limits: [50, 20_000],
  },
  {
    id: 'bank-transfer',
    sign: 'bank',
    accent: '#2f6df5',
    name: text('Bank transfer', '银行转账', 'بینک ٹرانسفر'),
    limits: [500, 100_000],
  },
  {
    id: 'debit-card',
    sign: 'card',
    accent: '#7c5cff',
    name: text('Debit card', '借记卡', 'ڈیبٹ کارڈ'),
    limits: [200, 50_000],
  },
  {
    id: 'corner-shop',
    sign: 'shop',
    accent: '#e0701a',
    name: text('Cash at a corner shop', '便利店现金', 'دکان پر نقد رقم'),
    limits: [100, 10_000],
  },
  {
    id: 'usdt',
    sign: 'coin',
    accent: '#0f8f8a',
    name: text('USDT (TRC-20)', '泰达币 (TRC-20)', 'یو ایس ڈی ٹی (TRC-20)'),
    limits: [1_000, 500_000],
  },
]

interface Mission {
  readonly id: string
  readonly title: Localised
  readonly target: number
  /** Money in the currency's unit, or a description of something else. */
  readonly reward: number | Localised
}

const MISSIONS: readonly Mission[] = [
  {
    id: 'twenty-rounds',
    title: text('Play 20 rounds on any slot', '任意电子游戏玩 20 局', 'کسی بھی سلاٹ پر 20 راؤنڈ کھیلیں'),
    target: 20,
    reward: 20,
  },
  {
    id: 'three-games',
    title: text('Try three games you have not played', '尝试三款没玩过的游戏', 'تین نئی گیمز آزمائیں'),
    target: 3,
    reward: text('10 free spins', '10 次免费旋转', '10 مفت اسپن'),
  },
  {
    id: 'two-deposits',
    title: text('Deposit twice this week', '本周存款两次', 'اس ہفتے دو بار رقم جمع کریں'),
    target: 2,
    reward: 50,
  },
  {
    id: 'five-draws',
    title: text('Take part in five draws', '参与五次开奖', 'پانچ قرعہ اندازیوں میں حصہ لیں'),
    target: 5,
    reward: text('A ticket for the weekend draw', '周末开奖券一张', 'ویک اینڈ قرعے کا ایک ٹکٹ'),
  },
  {
    id: 'bring-a-friend',
    title: text(
      'Bring a friend who makes a deposit',
      '邀请一位好友并完成存款',
      'ایک دوست لائیں جو رقم جمع کرے',
    ),
    target: 1,
    reward: 100,
  },
]

interface Item {
  readonly id: string
  readonly motif: string
  readonly palette: number
  readonly title: Localised
  /** In points. */
  readonly cost: number
  /** Money that is added to the balance at once, in the currency's unit. */
  readonly credit?: number
}

const ITEMS: readonly Item[] = [
  {
    id: 'draw-ticket',
    motif: 'lotto',
    palette: 4,
    title: text('Ticket for the weekend draw', '周末开奖券', 'ویک اینڈ قرعے کا ٹکٹ'),
    cost: 300,
  },
  {
    id: 'spins-20',
    motif: 'seven',
    palette: 1,
    title: text('20 free spins', '20 次免费旋转', '20 مفت اسپن'),
    cost: 500,
  },
  {
    id: 'credit-100',
    motif: 'coin',
    palette: 8,
    title: text('₱100 of play credit', '₱100 游戏金', '₱100 کھیل کا کریڈٹ'),
    cost: 1_200,
    credit: 100,
  },
  {
    id: 'credit-500',
    motif: 'chest',
    palette: 6,
    title: text('₱500 of play credit', '₱500 游戏金', '₱500 کھیل کا کریڈٹ'),
    cost: 5_500,
    credit: 500,
  },
  {
    id: 'gold-week',
    motif: 'crown',
    palette: 0,
    title: text('A week of Gold rank', '黄金等级体验一周', 'ایک ہفتہ گولڈ رینک'),
    cost: 9_000,
  },
  {
    id: 'lantern',
    motif: 'lantern',
    palette: 7,
    title: text('Harbour table lantern', '海港桌灯', 'ہاربر ٹیبل لالٹین'),
    cost: 14_000,
  },
  {
    id: 'phone',
    motif: 'phone',
    palette: 2,
    title: text('Smartphone, 256 GB', '智能手机 256 GB', 'اسمارٹ فون 256 جی بی'),
    cost: 185_000,
  },
]

/** Seeds payment methods, missions, and the items that points buy. */
export function seedOffers(db: Database): void {
  db.insertAll(
    `INSERT INTO payment_method (id, position, sign, accent, name_en, name_cn, name_ur, min, max)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    METHODS.map(({ id, sign, accent, name, limits: [min, max] }, position) => [
      id,
      position,
      sign,
      accent,
      ...columns(name),
      toMinor(min),
      toMinor(max),
    ]),
  )
  db.insertAll(
    `INSERT INTO mission (id, position, title_en, title_cn, title_ur, target, reward, reward_en, reward_cn, reward_ur)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    MISSIONS.map(({ id, title, target, reward }, position) => [
      id,
      position,
      ...columns(title),
      target,
      ...(typeof reward === 'number' ? [toMinor(reward), null, null, null] : [null, ...columns(reward)]),
    ]),
  )
  db.insertAll(
    'INSERT INTO mall_item (id, position, motif, palette, title_en, title_cn, title_ur, cost, credit) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ITEMS.map(({ id, motif, palette, title, cost, credit = 0 }, position) => [
      id,
      position,
      motif,
      palette,
      ...columns(title),
      cost,
      toMinor(credit),
    ]),
  )
}
