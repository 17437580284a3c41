import type { Page } from '@playwright/test'
import { expect, test, WITHOUT_SHELL } from './support/test'

test.use(WITHOUT_SHELL)

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Offers' })
const track = (page: Page) => carouselOf(page).locator('[tabindex="0"]')
const place = (page: Page) => track(page).evaluate((element) => Math.round(Math.abs(element.scrollLeft)))

/** What it shows once it has come to rest. */
const resting = async (page: Page): Promise<number> => {
  let before = -1
  await expect
    .poll(
      async () => {
        const last = before
        before = await place(page)
        return before - last
      },
      { intervals: [250] },
    )
    .toBe(0)
  return before
}

test('ANN-04 a finger on the banners holds them, lifted it lets the 5 s begin anew, and a swipe turns to the next', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/m/home')
  await expect(carouselOf(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  const start = await resting(page)
  const box = await track(page).boundingBox()
  if (!box) throw new Error('There are no banners')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.clock.runFor(20_000)
  expect(await resting(page)).toBe(start)
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  await page.clock.runFor(4_900)
  expect(await resting(page)).toBe(start)
  await page.clock.runFor(200)
  await expect.poll(() => place(page)).not.toBe(start)

  const shown = await resting(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: at.y }],
    })
  const from = box.x + box.width * 0.85
  await touch('touchStart', from)
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', from - (step * box.width) / 18)
  await touch('touchEnd', 0)
  const next = await resting(page)
  expect(next - shown).toBeGreaterThan(box.width / 2)
  await page.clock.runFor(5_100)
  await expect.poll(() => place(page)).not.toBe(next)
})

test('SHL-08 the marquee needs no timer: it runs on while every one of them stands', async ({ page }) => {
  await page.clock.install()
  await page.goto('/m/home')
  const marquee = page.getByRole('region', { name: 'Announcements' })
  const moving = marquee.locator('[style*="animation-duration"]')
  await expect(moving).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  const left = () => moving.evaluate((element) => Math.round(element.getBoundingClientRect().left))
  const before = await left()
  await expect.poll(left).not.toBe(before)
  // Nothing but what the compositor moves by itself.
  const properties = await moving.evaluate((element) =>
    element
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
  )
  expect(new Set(properties)).toEqual(new Set(['transform']))
})
