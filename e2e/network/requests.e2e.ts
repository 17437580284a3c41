import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('NET-02 a call carries no cookie, while the document does', async ({ page, context, gateway }) => {
  await context.addCookies([{ name: 'left', value: 'by-somebody', url: gateway.origin }])
  const [document, status] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.waitForRequest((request) => request.url().includes(STATUS_ENDPOINT)),
    page.goto('/m/home'),
  ])
  expect((await document.allHeaders())['cookie']).toContain('by-somebody')
  expect((await status.allHeaders())['cookie']).toBeUndefined()
})
