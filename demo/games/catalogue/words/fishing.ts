import type { Pattern, Word } from './word'

const waters: readonly Word[] = [
  ['Coral', '珊瑚', 'مرجانی'],
  ['Golden', '黄金', 'سنہری'],
  ['Abyssal', '深渊', 'اتھاہ'],
  ['Tropic', '热带', 'استوائی'],
  ['Storm', '风暴', 'طوفانی'],
  ['Sunken', '沉船', 'غرقاب'],
  ['Emerald', '翡翠', 'زمردی'],
  ['Moonlight', '月夜', 'مہتابی'],
  ['Arctic', '极地', 'قطبی'],
  ['Volcanic', '熔岩', 'آتش فشانی'],
  ['Royal', '皇家', 'شاہی'],
  ['Mystic', '神秘', 'پُراسرار'],
  ['Neon', '霓虹', 'نیون'],
  ['Lucky', '幸运', 'خوش نصیب'],
]

const creatures: readonly Word[] = [
  ['Shark', '鲨鱼', 'شارک', 'shark'],
  ['Octopus', '章鱼', 'آکٹوپس', 'octopus'],
  ['Whale', '巨鲸', 'وہیل', 'whale'],
  ['Turtle', '海龟', 'کچھوا', 'turtle'],
  ['Crab', '螃蟹', 'کیکڑا', 'crab'],
  ['Angler', '灯笼鱼', 'اینگلر', 'angler'],
  ['Reef', '礁石', 'ریف', 'shoal'],
  ['Jellyfish', '水母', 'جیلی فش', 'jelly'],
  ['Puffer', '河豚', 'پفر مچھلی', 'puffer'],
  ['Seahorse', '海马', 'سی ہارس', 'seahorse'],
]

const pursuits: readonly Word[] = [
  ['Fishing', '捕鱼', 'فشنگ'],
  ['Hunter', '猎手', 'ہنٹر'],
  ['Party', '派对', 'پارٹی'],
  ['Empire', '帝国', 'ایمپائر'],
  ['Frenzy', '狂欢', 'جنون'],
  ['Cannon', '炮王', 'توپ'],
]

export const fishingPatterns: readonly Pattern[] = [
  [creatures, pursuits],
  [waters, creatures, pursuits],
]
