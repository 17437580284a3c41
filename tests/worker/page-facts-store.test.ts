import { expect, test } from 'vitest'
import { createPageFactsStore } from '#worker/page-facts-store'

test('NET-01 who waits for the merchant gets it, or null once aborted', async () => {
  const facts = createPageFactsStore()
  const aborted = new AbortController()
  const waiting = [facts.waitForMerchant(), facts.waitForMerchant(aborted.signal)]
  aborted.abort()
  waiting.push(facts.waitForMerchant(aborted.signal))
  facts.update({ merchant: 'harbour' })
  expect(await Promise.all(waiting)).toEqual(['harbour', null, null])
})
