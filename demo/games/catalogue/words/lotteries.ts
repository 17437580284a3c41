import type { Pattern, Word } from './word'

const names: readonly Word[] = [
  ['Harbour', '海港', 'ہاربر'],
  ['Sunrise', '旭日', 'طلوع'],
  ['Lucky', '幸运', 'لکی'],
  ['Rainbow', '彩虹', 'قوسِ قزح'],
  ['Metro', '都会', 'میٹرو'],
  ['Island', '海岛', 'جزیرہ'],
  ['Golden', '黄金', 'سنہری'],
  ['River', '江河', 'دریا'],
  ['Comet', '彗星', 'شہاب'],
  ['Jade', '翡翠', 'زمرد'],
  ['Festival', '欢庆', 'جشن'],
  ['Crown', '王冠', 'تاج'],
]

const paces: readonly Word[] = [
  ['1-Minute', '一分', 'ایک منٹ'],
  ['3-Minute', '三分', 'تین منٹ'],
  ['5-Minute', '五分', 'پانچ منٹ'],
  ['Daily', '每日', 'روزانہ'],
  ['Weekend', '周末', 'ویک اینڈ'],
]

const draws: readonly Word[] = [
  ['Pick 3', '三星彩', 'پک 3', 'balls3'],
  ['Pick 5', '五星彩', 'پک 5', 'balls5'],
  ['Lotto 6/45', '大乐透', 'لوٹو 6/45', 'lotto'],
  ['Fast 3', '快三', 'فاسٹ 3', 'dice'],
  ['Racing 10', '极速赛车', 'ریسنگ 10', 'racing'],
  ['Keno', '快乐彩', 'کینو', 'keno'],
  ['Lucky 28', '幸运二八', 'لکی 28', 'balls3'],
  ['Bingo', '宾果', 'بنگو', 'keno'],
]

const vietnam: readonly Word[] = [
  ['Hanoi', '河内', 'ہنوئی'],
  ['Saigon', '西贡', 'سائیگون'],
  ['Da Nang', '岘港', 'دا نانگ'],
  ['Hue', '顺化', 'ہوئے'],
  ['Can Tho', '芹苴', 'کان تھو'],
  ['Da Lat', '大叻', 'دا لات'],
  ['Nha Trang', '芽庄', 'نیا ترانگ'],
  ['Hai Phong', '海防', 'ہائی فونگ'],
  ['Vung Tau', '头顿', 'وونگ تاؤ'],
  ['Quang Ninh', '广宁', 'کوانگ نین'],
]

const southEast: readonly Word[] = [
  ['Bangkok', '曼谷', 'بینکاک'],
  ['Chiang Mai', '清迈', 'چیانگ مائی'],
  ['Penang', '槟城', 'پینانگ'],
  ['Malacca', '马六甲', 'ملاکا'],
  ['Cebu', '宿务', 'سیبو'],
  ['Manila', '马尼拉', 'منیلا'],
  ['Bali', '巴厘', 'بالی'],
  ['Jakarta', '雅加达', 'جکارتہ'],
  ['Vientiane', '万象', 'وینتیان'],
  ['Phnom Penh', '金边', 'نوم پنہ'],
  ['Yangon', '仰光', 'ینگون'],
  ['Singapore', '狮城', 'سنگاپور'],
]

const digits: readonly Word[] = [
  ['3D', '3D', '3D', 'balls3'],
  ['4D', '4D', '4D', 'balls4'],
  ['5D', '5D', '5D', 'balls5'],
  ['Toto', '多多', 'ٹوٹو', 'lotto'],
]

export const lotteryPatterns: readonly Pattern[] = [
  [names, draws],
  [names, paces, draws],
]
export const vietnamPatterns: readonly Pattern[] = [
  [vietnam, digits],
  [vietnam, paces, digits],
]
export const southEastPatterns: readonly Pattern[] = [
  [southEast, digits],
  [southEast, paces, digits],
]

const instant: readonly Word[] = [
  ['Turbo', '飞速', 'ٹربو'],
  ['Pocket', '掌上', 'پاکٹ'],
  ['Blockchain', '哈希', 'ہیش'],
  ['Space', '太空', 'اسپیس'],
  ['Volcano', '火山', 'آتش فشاں'],
  ['Carnival', '嘉年华', 'کارنیوال'],
  ['Ocean', '海洋', 'سمندری'],
  ['Dragon Boat', '龙舟', 'ڈریگن بوٹ'],
]

export const instantPatterns: readonly Pattern[] = [
  [instant, draws],
  [instant, paces, draws],
]
