import { afterEach, beforeEach, expect, test } from 'vitest'
import { ANN } from '../../../../support/members'
import { watchRecaptchaChallenge } from '../../../../../src/shared/accounts/identity-sdk/recaptcha-challenge'
import { pageState } from '../../../../../src/shared/page/page-state'

const NOT_ANSWERED = { code: 'auth/captcha-check-failed' }

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

const dialog = (selector: string): HTMLDialogElement => {
  const found = find(selector)
  if (!(found instanceof HTMLDialogElement)) throw new Error(`${selector} is no dialog`)
  return found
}

const isInert = (): boolean => find('#root').hasAttribute('inert')

/** Waits until the observer has run. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Requested from a login dialog, and shown. */
const ask = async () => {
  dialog('#sheet').showModal()
  find('#code').focus()
  const question = watchRecaptchaChallenge()
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="question"><iframe src="about:blank#/recaptcha/"></iframe></div>',
  )
  await settle()
  return question
}

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><dialog id="sheet"><form><input id="code"></form></dialog><dialog id="notice"></dialog></div>'
})
afterEach(() => (pageState.session = null))

test('SOC-09 the challenge is above the dialog that requested it', async () => {
  const question = await ask()
  expect([isInert(), dialog('#sheet').open]).toEqual([true, true])
  question.end()
  expect(isInert()).toBe(false)
})

test.each([
  ['somebody has come in', () => (pageState.session = ANN)],
  ['the form that asked has gone', () => find('form').remove()],
  ['the dialog that asked has closed', () => dialog('#sheet').close()],
  ['another dialog opens', () => dialog('#notice').showModal()],
])('SOC-09 the challenge closes when %s', async (_what, happen) => {
  const question = await ask()
  happen()
  await expect(question.givenUp).rejects.toMatchObject(NOT_ANSWERED)
  expect([isInert(), document.querySelector('#question')]).toEqual([false, null])
})

test('SOC-09 a dialog opened over the challenge stays on top afterwards and gets no event', async () => {
  const question = await ask()
  const order: string[] = []
  for (const each of [dialog('#sheet'), dialog('#notice')]) {
    each.addEventListener('close', () => order.push(`${each.id} closed`))
    const showModal = each.showModal.bind(each)
    each.showModal = () => {
      order.push(each.id)
      showModal()
    }
  }
  dialog('#notice').showModal()
  await expect(question.givenUp).rejects.toMatchObject(NOT_ANSWERED)
  await settle()
  expect(order).toEqual(['notice', 'sheet', 'notice'])
  dialog('#notice').close()
  expect(order.at(-1)).toBe('notice closed')
})
