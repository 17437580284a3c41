import type { Localised } from '#gateway/db/localised'
import type { AnnouncementSeed } from './announcement-seed'

const LEVELS: readonly (readonly [name: Localised, figures: readonly string[]])[] = [
  [{ EN: 'Bronze', CN: '青铜', UR: 'برونز' }, ['0.3%', '₱88', '2 h', '₱50,000', '–']],
  [{ EN: 'Silver', CN: '白银', UR: 'سلور' }, ['0.5%', '₱188', '1 h', '₱100,000', '–']],
  [{ EN: 'Gold', CN: '黄金', UR: 'گولڈ' }, ['0.7%', '₱588', '30 min', '₱300,000', '✓']],
  [{ EN: 'Platinum', CN: '铂金', UR: 'پلاٹینم' }, ['0.9%', '₱1,288', '15 min', '₱800,000', '✓']],
  [{ EN: 'Diamond', CN: '钻石', UR: 'ڈائمنڈ' }, ['1.2%', '₱3,888', '5 min', '₱2,000,000', '✓']],
]

const COLUMNS: Readonly<Record<keyof Localised, readonly string[]>> = {
  EN: ['Level', 'Weekly cashback', 'Birthday gift', 'Paid out within', 'Most a day', 'Host of your own'],
  CN: ['等级', '每周返水', '生日礼金', '到账时间', '每日上限', '专属客服'],
  UR: ['درجہ', 'ہفتہ وار واپسی', 'سالگرہ کا تحفہ', 'ادائیگی کا وقت', 'یومیہ حد', 'ذاتی میزبان'],
}

/** A table wider than a phone, in one language. */
const levelTable = (language: keyof Localised): string => {
  const head = COLUMNS[language].map((column) => `<th>${column}</th>`).join('')
  const rows = LEVELS.map(([name, figures]) => {
    const cells = figures.map((figure) => `<td>${figure}</td>`).join('')
    return `<tr><th>${name[language]}</th>${cells}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const picture = (art: string, alt: string): string =>
  `<img src="{picture:${art}}" width="640" height="280" alt="${alt}">`

/** The merchant's loyalty promotions. They contain every kind of element that an operator's HTML may have. */
export const CLUB_PROMOTIONS: readonly AnnouncementSeed[] = [
  {
    id: 'promo-club',
    title: {
      EN: 'Harbour Club: more with every level',
      CN: '港湾会：等级越高，礼遇越多',
      UR: 'ہاربر کلب: ہر درجے پر زیادہ',
    },
    content: {
      EN: `<h2>What each level brings</h2><p>You climb by <strong>playing</strong>, not by paying. Levels are looked at <em>every Monday</em> and never fall in the first month.</p>${levelTable('EN')}<h3>How it works</h3><ol><li>Play any game for real</li><li>Collect points:<ul><li>slots and fishing, one for every ₱10</li><li>live tables and sports, one for every ₱20</li></ul></li><li>Reach the next level, and its gifts are yours</li></ol><blockquote>Questions? Your host answers day and night.</blockquote><hr><p><small>Levels are per account. Lotteries count from Silver.<sup>1</sup></small></p><p><small><sup>1</sup> All of them but the minute draws.</small></p>`,
      CN: `<h2>各等级礼遇</h2><p>等级凭<strong>游戏</strong>提升，与充值无关。<em>每周一</em>更新，首月不降级。</p>${levelTable('CN')}<h3>如何升级</h3><ol><li>参与任意真钱游戏</li><li>累积积分：<ul><li>电子与捕鱼：每 ₱10 计一分</li><li>真人与体育：每 ₱20 计一分</li></ul></li><li>达到下一等级，即享全部礼遇</li></ol><blockquote>有疑问？专属客服全天候为您解答。</blockquote><hr><p><small>等级按账户计算，彩票自白银起计分。<sup>1</sup></small></p><p><small><sup>1</sup> 分分彩除外。</small></p>`,
      UR: `<h2>ہر درجہ کیا دیتا ہے</h2><p>آپ <strong>کھیلنے</strong> سے اوپر جاتے ہیں، رقم دینے سے نہیں۔ درجے <em>ہر پیر</em> کو دیکھے جاتے ہیں اور پہلے مہینے میں کم نہیں ہوتے۔</p>${levelTable('UR')}<h3>یہ کیسے کام کرتا ہے</h3><ol><li>کوئی بھی اصل گیم کھیلیں</li><li>پوائنٹس جمع کریں:<ul><li>سلاٹ اور فشنگ: ہر ₱10 پر ایک</li><li>لائیو میزیں اور کھیل: ہر ₱20 پر ایک</li></ul></li><li>اگلے درجے پر پہنچیں، اس کے تحفے آپ کے</li></ol><blockquote>سوال ہے؟ آپ کا میزبان دن رات جواب دیتا ہے۔</blockquote><hr><p><small>درجہ ہر اکاؤنٹ کا الگ ہے۔ لاٹری سلور سے شمار ہوتی ہے۔<sup>1</sup></small></p><p><small><sup>1</sup> ہر منٹ والے قرعے کے علاوہ۔</small></p>`,
    },
    promotionType: 'PROMOTION',
    execution: 'A',
    categoryId: 'club',
    startedDaysAgo: 90,
    art: 'dragon',
    redirect: 'MEMBER',
  },
  {
    id: 'promo-friends',
    title: {
      EN: 'Bring a friend, both get ₱100',
      CN: '邀请好友，双方各得 ₱100',
      UR: 'دوست لائیں، دونوں کو ₱100',
    },
    content: {
      EN: `<h3>Good company pays</h3><p>Send your link. When your friend has played for ₱500, <strong>₱100</strong> is on both balances.</p>${picture('league', 'Two teams before kick-off')}<ul><li>Up to 20 friends a month</li><li>Nothing to claim</li></ul><p>More about it in our <a href="/m/activity?id=promo-club">club rules</a>.</p>`,
      CN: `<h3>好友同行，好礼相伴</h3><p>分享您的链接，好友累计游戏 ₱500 后，双方各得 <strong>₱100</strong>。</p>${picture('league', '开赛前的两支球队')}<ul><li>每月最多二十位好友</li><li>自动到账，无需领取</li></ul><p>详情见<a href="/m/activity?id=promo-club">俱乐部规则</a>。</p>`,
      UR: `<h3>اچھی صحبت کا صلہ</h3><p>اپنا لنک بھیجیں۔ جب آپ کا دوست ₱500 کھیل لے تو دونوں کے بیلنس میں <strong>₱100</strong> آتے ہیں۔</p>${picture('league', 'میچ سے پہلے دو ٹیمیں')}<ul><li>ہر مہینے 20 دوستوں تک</li><li>دعویٰ کرنے کی ضرورت نہیں</li></ul><p>مزید ہمارے <a href="/m/activity?id=promo-club">کلب کے اصولوں</a> میں۔</p>`,
    },
    promotionType: 'PROMOTION',
    execution: 'A',
    categoryId: 'club',
    startedDaysAgo: 15,
    redirect: 'INVITE_FRIENDS',
  },
  {
    id: 'promo-points',
    title: {
      EN: 'New in the point market: concert tickets',
      CN: '积分商城上新：演唱会门票',
      UR: 'پوائنٹ مارکیٹ میں نیا: کنسرٹ کے ٹکٹ',
    },
    content: {
      EN: '<p>Two tickets for the harbour concert cost <strong>4,000 points</strong>. There are 60 pairs.</p><dl><dt>When</dt><dd>The last Saturday of the month</dd><dt>Where</dt><dd>Pier 7, from 19:00</dd></dl>',
      CN: '<p>港湾演唱会双人票仅需 <strong>4,000 积分</strong>，共六十套。</p><dl><dt>时间</dt><dd>本月最后一个星期六</dd><dt>地点</dt><dd>七号码头，19:00 起</dd></dl>',
      UR: '<p>ہاربر کنسرٹ کے دو ٹکٹ <strong>4,000 پوائنٹس</strong> میں۔ کل 60 جوڑے ہیں۔</p><dl><dt>کب</dt><dd>مہینے کے آخری ہفتے کے دن</dd><dt>کہاں</dt><dd>گھاٹ 7، شام 7 بجے سے</dd></dl>',
    },
    promotionType: 'PROMOTION',
    execution: 'A',
    categoryId: 'club',
    startedDaysAgo: 3,
    lastsDays: 20,
    redirect: 'POINT_MARKET',
  },
  {
    id: 'promo-rewards',
    title: {
      EN: 'Your weekly bonus waits under Rewards',
      CN: '每周奖金已在奖励中心等您',
      UR: 'آپ کا ہفتہ وار بونس انعامات میں منتظر ہے',
    },
    content: {
      EN: '<p>Every Monday we put a bonus there for whoever played the week before. It stays for <u>seven days</u>.</p>',
      CN: '<p>每周一，我们会为上周参与游戏的玩家发放奖金，有效期<u>七天</u>。</p>',
      UR: '<p>ہر پیر کو پچھلے ہفتے کھیلنے والوں کے لیے وہاں بونس رکھا جاتا ہے۔ یہ <u>سات دن</u> رہتا ہے۔</p>',
    },
    promotionType: 'PROMOTION',
    execution: 'A',
    categoryId: 'weekly',
    startedDaysAgo: 40,
    redirect: 'REWARD_CENTER',
  },
]
