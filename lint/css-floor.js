import stylelint from 'stylelint'

const { createPlugin, utils } = stylelint

/**
 * Values that the browser-support data of stylelint-no-unsupported-browser-features does not know, or that a
 * fallback cannot rescue. Each is allowed inside `@supports`, and directly after an older declaration of
 * the same property. Versions: first Chrome, first Safari.
 */
const ABOVE_FLOOR = [
  { pattern: /\bcolor-mix\(/i, name: 'color-mix()', since: 'Chrome 111, Safari 16.2' },
  { pattern: /\blight-dark\(/i, name: 'light-dark()', since: 'Chrome 123, Safari 17.5' },
  { pattern: /\blinear\(/i, name: 'linear()', since: 'Chrome 113, Safari 17.2' },
  {
    pattern: /\d(?:[sld]v(?:h|w|i|b|min|max))\b/i,
    name: 'svh, lvh, dvh …',
    since: 'Chrome 108, Safari 15.4',
  },
  { pattern: /\d(?:cqw|cqh|cqi|cqb)\b/i, name: 'container units', since: 'Chrome 105, Safari 16' },
]

const INDIVIDUAL_TRANSFORM = /^(?:translate|rotate|scale)$/i

/** Shorthands whose second and fourth value are right and left: they do not mirror with the language. */
const SIDED_SHORTHAND = /^(?:margin|padding|inset|border-(?:width|style|color))$/i

export const cssFloorRule = 'local/css-floor'
const floorMessages = utils.ruleMessages(cssFloorRule, {
  value: (/** @type {string} */ name, /** @type {string} */ since) =>
    `${name} needs ${since}: declare a fallback first, or use @supports`,
})

export const logicalShorthandRule = 'local/logical-shorthand'
const shorthandMessages = utils.ruleMessages(logicalShorthandRule, {
  sides: (/** @type {string} */ property) =>
    `the right and left of ${property} differ, and stay where they are in a right-to-left language: use ${property}-inline`,
})

/** @type {import('stylelint').Rule<boolean>} */
const floor = () => (root, result) => {
  root.walkDecls((declaration) => {
    const found = INDIVIDUAL_TRANSFORM.test(declaration.prop)
      ? { name: declaration.prop, since: 'Chrome 104, Safari 14.1, or transform' }
      : ABOVE_FLOOR.find(({ pattern }) => pattern.test(declaration.value))
    if (!found || hasFallback(declaration) || isInSupports(declaration)) return
    utils.report({
      result,
      ruleName: cssFloorRule,
      message: floorMessages.value(found.name, found.since),
      node: declaration,
      word: declaration.value,
    })
  })
}
floor.ruleName = cssFloorRule
floor.messages = floorMessages

/** @type {import('stylelint').Rule<boolean>} */
const logicalShorthand = () => (root, result) => {
  root.walkDecls(SIDED_SHORTHAND, (declaration) => {
    const [, right, , left] = splitValues(declaration.value)
    if (right === undefined || left === undefined || right === left) return
    utils.report({
      result,
      ruleName: logicalShorthandRule,
      message: shorthandMessages.sides(declaration.prop),
      node: declaration,
      word: declaration.value,
    })
  })
}
logicalShorthand.ruleName = logicalShorthandRule
logicalShorthand.messages = shorthandMessages

export const cssPlugins = [
  createPlugin(cssFloorRule, floor),
  createPlugin(logicalShorthandRule, logicalShorthand),
]

/**
 * True if an older declaration of the same property is directly before. @param {import('postcss').Declaration}
 * declaration
 */
function hasFallback(declaration) {
  const before = declaration.prev()
  // A custom property is never invalid at parse time, so an earlier one is no fallback.
  return before?.type === 'decl' && before.prop === declaration.prop && !declaration.variable
}

/** @param {import('postcss').Node} node */
function isInSupports(node) {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') return true
  }
  return false
}

/** Splits at spaces outside parentheses. @param {string} value */
function splitValues(value) {
  return value.match(/(?:[^\s()]+|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
}
