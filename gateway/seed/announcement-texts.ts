import type { Localised } from '../db/localised'

interface AnnouncementSeed {
  readonly id: string
  readonly title: Localised
  readonly content: Localised
  readonly promotionType: 'PROMOTION' | 'NOTICE'
  /** A members, B guests, F members who log in for the first time. */
  readonly execution: 'A' | 'B' | 'F'
  readonly categoryId: 'welcome' | 'weekly' | 'house'
  readonly audience?: 'app_download'
  readonly startedDaysAgo: number
  readonly lastsDays?: number
  /** The banner whose picture it carries. */
  readonly art?: string
  readonly isPopup?: boolean
  readonly redirect?: string
  readonly externalLink?: string
}

export const ANNOUNCEMENTS: readonly AnnouncementSeed[] = [
  {
    id: 'promo-welcome',
    title: {
      EN: 'Welcome aboard: your first deposit, doubled',
      CN: '欢迎登港：首存加倍',
      UR: 'خوش آمدید: پہلی رقم پر دُگنا بونس',
    },
    content: {
      EN: '<h3>Double your first deposit</h3><p>Deposit between <strong>₱100</strong> and <strong>₱5,000</strong> and play with twice as much.</p><ul><li>One bonus a player</li><li>Play it through eight times before a withdrawal</li><li>Valid for seven days</li></ul>',
      CN: '<h3>首次存款加倍</h3><p>首存 <strong>₱100</strong> 至 <strong>₱5,000</strong>，立即获得同等彩金。</p><ul><li>每位玩家限领一次</li><li>提款前需完成八倍流水</li><li>七天内有效</li></ul>',
      UR: '<h3>پہلی رقم دُگنی کریں</h3><p><strong>₱100</strong> سے <strong>₱5,000</strong> تک جمع کریں اور دُگنی رقم سے کھیلیں۔</p><ul><li>ہر کھلاڑی کے لیے ایک بونس</li><li>رقم نکالنے سے پہلے آٹھ بار کھیلیں</li><li>سات دن تک کارآمد</li></ul>',
    },
    promotionType: 'PROMOTION',
    execution: 'B',
    categoryId: 'welcome',
    startedDaysAgo: 30,
    art: 'welcome',
    isPopup: true,
    redirect: 'REGISTER',
  },
  {
    id: 'promo-live',
    title: {
      EN: 'Night table: 10% back on live games',
      CN: '夜间牌桌：真人游戏返还 10%',
      UR: 'رات کی میز: لائیو گیمز پر 10٪ واپسی',
    },
    content: {
      EN: '<p>From <strong>22:00 to 06:00</strong>, a tenth of what you lose at the live tables comes back the next morning.</p><p>Nothing to claim: it is in your balance by noon.</p>',
      CN: '<p>每晚 <strong>22:00 至次日 06:00</strong>，真人桌台输分的十分之一将于次日返还。</p><p>无需领取，中午前自动到账。</p>',
      UR: '<p><strong>رات 10 سے صبح 6</strong> بجے تک لائیو میزوں پر ہاری ہوئی رقم کا دسواں حصہ اگلی صبح واپس ملتا ہے۔</p><p>دعویٰ کرنے کی ضرورت نہیں، دوپہر تک بیلنس میں آ جائے گا۔</p>',
    },
    promotionType: 'PROMOTION',
    execution: 'A',
    categoryId: 'weekly',
    startedDaysAgo: 12,
    art: 'live',
    isPopup: true,
    redirect: 'DEPOSIT',
  },
  {
    id: 'promo-reef',
    title: {
      EN: 'Weekend reef hunt: 500 prizes',
      CN: '周末深礁猎捕：五百份奖品',
      UR: 'ویک اینڈ ریف شکار: 500 انعامات',
    },
    content: {
      EN: '<p>Catch the <em>golden shark</em> in any Deep Reef game between Friday and Sunday.</p><p>The 500 highest catches share <strong>₱250,000</strong>.</p>',
      CN: '<p>周五至周日，在任意深礁游戏中捕获<em>黄金鲨</em>。</p><p>成绩前五百名瓜分 <strong>₱250,000</strong>。</p>',
      UR: '<p>جمعہ سے اتوار تک ڈیپ ریف کی کسی بھی گیم میں <em>سنہری شارک</em> پکڑیں۔</p><p>پہلے 500 کھلاڑی <strong>₱250,000</strong> بانٹیں گے۔</p>',
    },
    promotionType: 'PROMOTION',
    execution: 'B',
    categoryId: 'weekly',
    startedDaysAgo: 4,
    lastsDays: 24,
    art: 'reef',
    isPopup: true,
    redirect: 'REDIRECT_URL',
    externalLink: '/m/game?classify=FISH',
  },
  {
    id: 'promo-first-login',
    title: {
      EN: 'Three missions for your first evening',
      CN: '首晚三项任务',
      UR: 'پہلی شام کے تین مشن',
    },
    content: {
      EN: '<ol><li>Try any slot</li><li>Pick a lottery draw</li><li>Add a favourite</li></ol><p>Finish all three for <strong>50 free spins</strong>.</p>',
      CN: '<ol><li>试玩任意电子游戏</li><li>参与一次开奖</li><li>收藏一款游戏</li></ol><p>全部完成即得 <strong>50 次免费旋转</strong>。</p>',
      UR: '<ol><li>کوئی بھی سلاٹ آزمائیں</li><li>ایک قرعہ چنیں</li><li>ایک پسندیدہ شامل کریں</li></ol><p>تینوں مکمل کریں اور <strong>50 مفت اسپن</strong> پائیں۔</p>',
    },
    promotionType: 'PROMOTION',
    execution: 'F',
    categoryId: 'welcome',
    startedDaysAgo: 60,
    art: 'draw',
    isPopup: true,
    redirect: 'MISSION',
  },
  {
    id: 'promo-draw',
    title: {
      EN: 'Draws every minute, all day',
      CN: '全天分分开奖',
      UR: 'سارا دن، ہر منٹ قرعہ',
    },
    content: {
      EN: '<p>Our quickest lottery now draws <strong>every 60 seconds</strong>. Pick three numbers and watch them roll.</p>',
      CN: '<p>最快彩种现已<strong>每 60 秒</strong>开奖一次。选三个号码，静待好运。</p>',
      UR: '<p>ہماری تیز ترین لاٹری اب <strong>ہر 60 سیکنڈ</strong> میں نکلتی ہے۔ تین نمبر چنیں اور دیکھیں۔</p>',
    },
    promotionType: 'PROMOTION',
    execution: 'B',
    categoryId: 'weekly',
    startedDaysAgo: 2,
    art: 'draw',
  },
  {
    id: 'news-app',
    title: {
      EN: 'Install Lucky Harbour on your home screen',
      CN: '把幸运港添加到主屏幕',
      UR: 'لکی ہاربر کو ہوم اسکرین پر شامل کریں',
    },
    content: {
      EN: '<p>It opens at once, even with no signal, and takes less room than a photo album.</p>',
      CN: '<p>即点即开，没有信号也能打开，占用空间极小。</p>',
      UR: '<p>یہ فوراً کھلتی ہے، سگنل نہ ہو تب بھی، اور بہت کم جگہ لیتی ہے۔</p>',
    },
    promotionType: 'NOTICE',
    execution: 'B',
    categoryId: 'house',
    audience: 'app_download',
    startedDaysAgo: 9,
    redirect: 'APP_DOWNLOAD',
  },
  {
    id: 'news-safer-play',
    title: {
      EN: 'Set a reminder of how long you have played',
      CN: '设置游戏时长提醒',
      UR: 'کھیل کے وقت کی یاد دہانی مقرر کریں',
    },
    content: {
      EN: '<p>Games should stay games. Choose 15, 30 or 60 minutes and we will ask you to take a break.</p><p><a href="https://www.begambleaware.org/">Help and advice</a></p>',
      CN: '<p>游戏适度，快乐常在。选择 15、30 或 60 分钟，我们会提醒您休息。</p><p><a href="https://www.begambleaware.org/">帮助与建议</a></p>',
      UR: '<p>کھیل کو کھیل ہی رہنے دیں۔ 15، 30 یا 60 منٹ چنیں، ہم آپ کو وقفے کی یاد دلائیں گے۔</p><p><a href="https://www.begambleaware.org/">مدد اور مشورہ</a></p>',
    },
    promotionType: 'NOTICE',
    execution: 'B',
    categoryId: 'house',
    startedDaysAgo: 20,
  },
  {
    id: 'news-maintenance',
    title: {
      EN: 'Short maintenance on Tuesday, 04:00 to 04:30',
      CN: '周二 04:00 至 04:30 短暂维护',
      UR: 'منگل کو صبح 4:00 سے 4:30 تک مختصر دیکھ بھال',
    },
    content: {
      EN: '<p>Deposits and withdrawals pause for half an hour. Games already open go on.</p>',
      CN: '<p>存取款将暂停半小时，已打开的游戏不受影响。</p>',
      UR: '<p>رقم جمع کرانا اور نکالنا آدھے گھنٹے کے لیے رکے گا۔ کھلی ہوئی گیمز جاری رہیں گی۔</p>',
    },
    promotionType: 'NOTICE',
    execution: 'A',
    categoryId: 'house',
    startedDaysAgo: 1,
    lastsDays: 6,
  },
]
