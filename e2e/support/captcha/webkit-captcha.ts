import { gapOf, lookAtPuzzle, SPAN } from './captcha'
import type { TestGateway } from '../gateway/test-gateway'
import type { WebKitPage } from '../browser/webkit-page'

/** Opens the puzzle from the form's row, waits like a player, and drags its piece into the gap. */
export async function solveInWebKit(webkit: WebKitPage, gateway: TestGateway): Promise<void> {
  const { driver } = webkit
  await webkit.click('button', 'Tap to verify')
  await driver.enter(await webkit.see('iframe[src="/m/captcha.html"]'))
  const slider = await webkit.see('[role=slider]')
  const [source, track] = await Promise.all([
    driver.run('return document.querySelector(".geetest_slice").src'),
    driver.run('return document.querySelector("[role=slider]").parentElement.clientWidth'),
  ])
  const { width } = await driver.rect(slider)
  const gap = await gapOf(String(source), gateway)
  await lookAtPuzzle()
  await driver.drag(slider, (gap / SPAN) * (Number(track) - width))
  await driver.enter(null)
  await webkit.seeRole('button', 'Verified')
}
