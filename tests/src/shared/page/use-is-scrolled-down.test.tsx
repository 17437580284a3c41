import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useIsScrolledDown } from '../../../../src/shared/page/use-is-scrolled-down'

const scrollTo = (y: number): void => {
  vi.stubGlobal('scrollY', y)
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

test('SHL-09 what floats gives way on the way down, and returns on the way up, at the top and at the end', () => {
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('innerHeight', 700)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000)
  const { result } = renderHook(useIsScrolledDown)
  const seen = [20, 60, 300, 295, 280, 270, 500, 1_296, 1_200, 1_250, 0].map((y) => {
    scrollTo(y)
    return result.current
  })
  expect(seen).toEqual([false, true, true, true, false, false, true, false, false, true, false])
})
