import type { Pattern, Word } from './word'

const scenes: readonly Word[] = [
  ['World', '世界', 'عالمی'],
  ['Continental', '洲际', 'براعظمی'],
  ['City', '城市', 'شہری'],
  ['Street', '街头', 'اسٹریٹ'],
  ['Virtual', '虚拟', 'ورچوئل'],
  ['Night', '夜场', 'نائٹ'],
  ['Super', '超级', 'سپر'],
  ['Golden', '黄金', 'سنہری'],
]

const sports: readonly Word[] = [
  ['Football', '足球', 'فٹ بال', 'football'],
  ['Basketball', '篮球', 'باسکٹ بال', 'basketball'],
  ['Cricket', '板球', 'کرکٹ', 'cricket'],
  ['Tennis', '网球', 'ٹینس', 'tennis'],
  ['Volleyball', '排球', 'والی بال', 'volleyball'],
  ['Badminton', '羽毛球', 'بیڈمنٹن', 'badminton'],
  ['Boxing', '拳击', 'باکسنگ', 'boxing'],
  ['Racing', '赛马', 'ریسنگ', 'racing'],
]

const contests: readonly Word[] = [
  ['League', '联赛', 'لیگ'],
  ['Cup', '杯赛', 'کپ'],
  ['Live', '滚球', 'لائیو'],
  ['Showdown', '对决', 'مقابلہ'],
  ['Finals', '总决赛', 'فائنل'],
]

const genres: readonly Word[] = [
  ['Arena', '竞技场', 'ایرینا', 'pad'],
  ['Tactics', '战术', 'ٹیکٹکس', 'crosshair'],
  ['Drift', '漂移', 'ڈرفٹ', 'wheelcar'],
  ['Clash', '对战', 'کلیش', 'swords'],
  ['Kingdoms', '王国', 'کنگڈمز', 'shield'],
  ['Squad', '小队', 'اسکواڈ', 'crosshair'],
]

const brands: readonly Word[] = [
  ['Iron', '钢铁', 'آہنی'],
  ['Star', '星际', 'اسٹار'],
  ['Shadow', '暗影', 'شیڈو'],
  ['Titan', '泰坦', 'ٹائٹن'],
  ['Rift', '裂隙', 'رِفٹ'],
  ['Nova', '新星', 'نووا'],
  ['Wild', '狂野', 'وائلڈ'],
  ['Storm', '风暴', 'اسٹورم'],
]

export const sportPatterns: readonly Pattern[] = [
  [sports, contests],
  [scenes, sports, contests],
]
export const esportPatterns: readonly Pattern[] = [
  [brands, genres],
  [brands, genres, contests],
]
