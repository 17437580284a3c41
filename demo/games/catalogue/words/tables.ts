import type { Pattern, Word } from './word'

const rooms: readonly Word[] = [
  ['Emerald', '翡翠', 'زمردی'],
  ['Royal', '皇家', 'شاہی'],
  ['Speed', '极速', 'تیز رفتار'],
  ['Sapphire', '蓝宝石', 'نیلمی'],
  ['Golden', '黄金', 'سنہری'],
  ['Midnight', '午夜', 'نیم شبی'],
  ['Harbour', '海港', 'ہاربر'],
  ['Velvet', '丝绒', 'مخملی'],
  ['Oriental', '东方', 'مشرقی'],
  ['Prestige', '尊贵', 'پرسٹیج'],
  ['Skyline', '天际', 'اسکائی لائن'],
  ['Pearl', '明珠', 'پرل'],
  ['Crystal', '水晶', 'بلوری'],
  ['Lucky', '幸运', 'خوش نصیب'],
  ['Garden', '花园', 'باغیچہ'],
  ['Imperial', '帝王', 'شہنشاہی'],
  ['Riviera', '海岸', 'ساحلی'],
  ['Crimson', '绯红', 'قرمزی'],
]

const liveTables: readonly Word[] = [
  ['Roulette', '轮盘', 'رولیٹ', 'roulette'],
  ['Baccarat', '百家乐', 'بیکرٹ', 'cards'],
  ['Blackjack', '二十一点', 'بلیک جیک', 'blackjack'],
  ['Dragon Tiger', '龙虎斗', 'ڈریگن ٹائیگر', 'duel'],
  ['Sic Bo', '骰宝', 'سک بو', 'dice'],
  ['Fan Tan', '番摊', 'فین ٹین', 'beads'],
  ['Teen Patti', '炸金花', 'تین پتی', 'cards'],
  ['Andar Bahar', '安达巴哈', 'اندر باہر', 'duel'],
  ['Hold’em', '德州扑克', 'ہولڈم', 'chips'],
  ['Wheel of Luck', '幸运转盘', 'قسمت کا پہیہ', 'wheel'],
]

const liveEndings: readonly Word[] = [
  ['VIP', '贵宾厅', 'وی آئی پی'],
  ['Salon', '沙龙', 'سیلون'],
  ['Prime', '至尊', 'پرائم'],
  ['Club', '俱乐部', 'کلب'],
  ['Turbo', '快打', 'ٹربو'],
  ['Studio', '演播厅', 'اسٹوڈیو'],
]

const clubs: readonly Word[] = [
  ['Teahouse', '茶馆', 'چائے خانہ'],
  ['Bamboo', '竹林', 'بانس'],
  ['Silk Road', '丝路', 'شاہراہِ ریشم'],
  ['Night Market', '夜市', 'نائٹ مارکیٹ'],
  ['Friends', '好友', 'دوستانہ'],
  ['Masters', '大师', 'ماسٹرز'],
  ['Courtyard', '四合院', 'آنگن'],
  ['Rapid', '闪电', 'ریپڈ'],
  ['Grand', '至尊', 'گرینڈ'],
  ['Harbour', '海港', 'ہاربر'],
  ['Dynasty', '王朝', 'شاہی دور'],
  ['Village', '乡村', 'دیہی'],
  ['Festival', '喜庆', 'جشن'],
  ['Bazaar', '集市', 'بازار'],
]

const cardGames: readonly Word[] = [
  ['Mahjong', '麻将', 'ماہجونگ', 'mahjong'],
  ['Rummy', '拉米牌', 'رمی', 'cards'],
  ['Bull Bull', '抢庄牛牛', 'بل بل', 'bull'],
  ['Landlord', '斗地主', 'لینڈ لارڈ', 'crowncard'],
  ['Thirteen', '十三水', 'تیرہ پتے', 'cards'],
  ['Pai Gow', '牌九', 'پائی گاؤ', 'domino'],
  ['Poker', '扑克', 'پوکر', 'chips'],
  ['Ludo', '飞行棋', 'لُڈو', 'ludo'],
  ['Dominoes', '多米诺', 'ڈومینوز', 'domino'],
  ['Chess', '象棋', 'شطرنج', 'chess'],
  ['Callbreak', '叫牌王', 'کال بریک', 'cards'],
  ['Red & Black', '红黑大战', 'سرخ و سیاہ', 'duel'],
  ['Dice', '摇骰', 'پانسہ', 'dice'],
]

const cardEndings: readonly Word[] = [
  ['Arena', '擂台', 'ایرینا'],
  ['Party', '派对', 'پارٹی'],
  ['League', '联赛', 'لیگ'],
  ['Plus', '进阶版', 'پلس'],
]

export const livePatterns: readonly Pattern[] = [
  [rooms, liveTables],
  [rooms, liveTables, liveEndings],
]

export const cardPatterns: readonly Pattern[] = [
  [clubs, cardGames],
  [clubs, cardGames, cardEndings],
]
