import { expect, test } from 'vitest'
import { formatStart } from '../../../../../src/features/lobby/matches/format-start'
import { loadDeferredTranslations } from '../../../../../src/i18n/load-deferred-translations'
import { loadLanguage } from '../../../../../src/i18n/load-language'
import { currentTranslations } from '../../../../../src/i18n/translation-store'

test('GAM-07 formats the start time in the current language', async () => {
  await loadLanguage('EN')
  await loadDeferredTranslations()
  const t = currentTranslations()
  if (!t) throw new Error('no words')
  const now = new Date(2026, 10, 21, 12).getTime()
  expect(formatStart(new Date(2026, 10, 21, 18, 30).getTime(), now, t)).toMatch(/^Today, 6:30\sPM$/u)
  expect(formatStart(new Date(2026, 10, 22, 1).getTime(), now, t)).toMatch(/^Tomorrow, 1:00\sAM$/u)
  expect(formatStart(new Date(2026, 10, 25, 9).getTime(), now, t)).toContain('Nov 25')
})
