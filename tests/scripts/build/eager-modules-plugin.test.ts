import { expect, test } from 'vitest'
import { markLargeModules } from '../../../scripts/build/eager-modules-plugin'

test('DEP-02 the function of a large module is compiled while its chunk loads: it is in parentheses', () => {
  const large = `e=>{${'e.a=1;'.repeat(10)}}`
  const code = `import{t}from"./r.js";var a=t(e=>{e.b=1}),b=t(${large}),c=t(()=>b());const f=${large};export{c}`
  const marked = markLargeModules(code, 'chunk.js', 50)
  expect(marked).toBe(code.replace(`b=t(${large})`, `b=t((${large}))`))
})
