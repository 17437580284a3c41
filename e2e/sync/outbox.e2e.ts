import { logIn } from '../support/accounts/account'
import { readOutbox } from '../support/storage/tables'
import { expect, test } from '../support/test'

const LANGUAGE = '/wps/member/language'

test('R-03 OFF-05 LNG-03 a delivery lost after it has taken effect takes effect once, also when the tab dies during it', async ({
  page,
  context,
  gateway,
}) => {
  await logIn(page, 'ann')
  await gateway.faults({ match: LANGUAGE, fault: { kind: 'noAnswer' } })
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect.poll(async () => (await gateway.requests(LANGUAGE)).requests.length).toBeGreaterThan(0)
  // The event of the login, recorded just before, waits next to it.
  expect((await readOutbox(page)).filter(({ kind }) => kind === 'language')).toHaveLength(1)
  await page.close()
  await gateway.faults()
  const next = await context.newPage()
  await next.goto('/m/home')
  await expect.poll(() => readOutbox(next), { timeout: 40_000 }).toEqual([])
  const effects = await gateway.effects('language')
  expect(effects.map(({ detail }) => detail)).toEqual([{ language: 'ES' }])
  // Every attempt of the delivery carried the same key.
  const sent = (await gateway.requests(LANGUAGE)).requests.map(({ headers }) => headers['idempotency-key'])
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent).size).toBe(1)
})
