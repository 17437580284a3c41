import type { Locator, Page } from '@playwright/test'
import { atRest } from '../support/browser/at-rest'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expect, LONG, test, WITH_MOTION, WITHOUT_SHELL } from '../support/test'

test.use({ ...WITHOUT_SHELL, ...WITH_MOTION })

const GAP_PX = 32 // between two texts of the marquee: --space-6

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Promotions' })
const track = (page: Page) => carouselOf(page).locator('[tabindex="0"]')
const place = (page: Page) => track(page).evaluate((element) => Math.round(Math.abs(element.scrollLeft)))

/** Returns its scroll position once it has stopped. */
const resting = (page: Page): Promise<number> => atRest(page, () => place(page))

test('ANN-04 banners move on after 5 s, except under a touch or when paused', LONG, async ({ page }) => {
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

  await page.getByRole('button', { name: 'Pause slideshow' }).click()
  const paused = await resting(page)
  await page.clock.runFor(30_000)
  expect(await resting(page)).toBe(paused)
})

const serveTitles = (gateway: TestGateway, titles: readonly string[]): Promise<void> =>
  gateway.faults({
    match: 'MCSFE_getListAnnouncements',
    fault: {
      kind: 'value',
      value: titles.map((title, at) => ({
        ...{ id: `m${String(at)}`, title, content: '<p>Read this.</p>', promotionType: 'NOTICE' },
        ...{ execution: 'B', startTime: 0, popup: false },
      })),
    },
  })

/**
 * Measures the marquee from the positions of its elements: speed in px/s by the animation's own clock, and the
 * largest blank part of its window at twenty moments of a round. Also measures how far the text jumps when a round
 * ends.
 */
const measureMarquee = (moving: Locator) =>
  moving.evaluate((runner) => {
    const [animation] = runner.getAnimations()
    const view = runner.parentElement?.getBoundingClientRect()
    if (!animation || !view) throw new Error('The line does not move')
    animation.pause()
    const round = Number(animation.effect?.getComputedTiming().duration)
    /** Where the texts in view are at a moment. */
    const at = (ms: number): DOMRect[] => {
      animation.currentTime = ms
      return [...runner.querySelectorAll('a')]
        .map((link) => link.getBoundingClientRect())
        .filter(({ left, right }) => right > view.left && left < view.right)
    }
    const blankAt = (ms: number): number => {
      const rects = at(ms)
      if (rects.length === 0) return view.width
      const [left, right] = [rects.map((rect) => rect.left), rects.map((rect) => rect.right)]
      return Math.max(Math.min(...left) - view.left, view.right - Math.max(...right))
    }
    const leftAt = (ms: number): number => {
      animation.currentTime = ms
      return runner.getBoundingClientRect().left
    }
    const [start, end] = [at(0), at(round - 0.001)]
    const jumps = end.map(({ left }) => Math.min(...start.map((other) => Math.abs(other.left - left))))
    return {
      speed: Math.abs(leftAt(500) - leftAt(0)) / 0.5,
      blank: Math.max(...Array.from({ length: 20 }, (_, index) => blankAt((round * index) / 20))),
      jump: Math.max(...jumps),
    }
  })

const LONG_TEXT =
  'Every weekend from Friday evening until Monday morning the harbour pays back ten percent of all games'

/** Opens home with these texts, and returns what moves. */
const openMarquee = async (
  page: Page,
  gateway: TestGateway,
  language: string,
  titles: readonly [string, ...string[]],
): Promise<Locator> => {
  await serveTitles(gateway, titles)
  await page.addInitScript((code) => localStorage.setItem('language', code), language)
  await page.goto('/m/home')
  const moving = page.locator('section [style*="animation-duration"]')
  await expect(moving.getByText(titles[0]).first()).toBeVisible()
  await expect(page.getByRole('tab').first()).toBeVisible()
  return moving
}

const expectSmooth = async (moving: Locator): Promise<void> => {
  const { speed, blank, jump } = await measureMarquee(moving)
  expect(speed).toBeCloseTo(60, 1)
  expect(jump).toBeLessThan(0.1)
  expect(blank).toBeLessThanOrEqual(GAP_PX + 1)
}

test('SHL-08 the marquee runs at 60 px/s, and not with reduced motion', async ({ page, gateway }) => {
  await page.clock.install()
  const moving = await openMarquee(page, gateway, 'EN', ['Hi'])
  await page.clock.pauseAt(Date.now() + 60_000)
  const left = () => moving.evaluate((element) => Math.round(element.getBoundingClientRect().left))
  const before = await left()
  await expect.poll(left).not.toBe(before)
  // Only properties that the compositor animates by itself.
  const properties = await moving.evaluate((element) =>
    element
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
  )
  expect(new Set(properties)).toEqual(new Set(['transform']))
  await expectSmooth(moving)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const line = page.getByRole('region', { name: 'Announcements' })
  await expect(line.getByText('Hi')).toHaveCount(1)
  expect(await line.evaluate((part) => part.getAnimations({ subtree: true }).length)).toBe(0)
})

test('SHL-08 long texts run as smoothly from right to left', async ({ page, gateway }) => {
  await expectSmooth(
    await openMarquee(page, gateway, 'UR', [LONG_TEXT, `${LONG_TEXT} and tables`, LONG_TEXT]),
  )
})
