import { expect, test } from '../support/webkit-test'

test('DEP-02 the skeleton paints before scripts and styles, in WebKit', async ({ webkit, gateway }) => {
  await gateway.faults({ match: '/m/assets/', fault: { kind: 'delay', ms: 2_000 } })
  await webkit.goto(`${gateway.origin}/m/home`)
  const painted = await webkit.waitFor(
    'a paint',
    async () => Number(await webkit.driver.run(FIRST_PAINT)) || null,
  )
  expect(painted).toBeLessThan(2_000)
})

const FIRST_PAINT = `return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`
