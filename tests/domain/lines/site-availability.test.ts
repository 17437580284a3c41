import { expect, test } from 'vitest'
import { siteUnavailability } from '#domain/lines/site-availability'

test.each([
  [undefined, null],
  [{ maintenance: false, regionRestriction: false }, null],
  [{ maintenance: true, regionRestriction: false }, 'maintenance'],
  [{ maintenance: false, regionRestriction: true }, 'access-denied'],
  [{ maintenance: true, regionRestriction: true }, 'access-denied'],
])('SHL-01 SHL-02 the page for status %j is %j', (status, closing) => {
  expect(siteUnavailability(status)).toBe(closing)
})
