/** Permissions that would let a framed document navigate the whole page, or escape its sandbox. */
const NEVER = /allow-top-navigation|allow-popups-to-escape-sandbox|allow-modals/u

/**
 * ESLint rule: only listed files create frames, with a sandbox that neither gives up the page nor is disabled (R-17,
 * DEP-03). Literal values are checked; computed ones must come from `frameSandbox`.
 * @type {import('eslint').Rule.RuleModule}
 */
export const sandboxedFrames = {
  meta: {
    type: 'problem',
    docs: { description: 'frames are sandboxed, and all of them are known' },
    schema: [
      {
        type: 'object',
        properties: {
          sandboxed: { type: 'array', items: { type: 'string' } },
          bare: { type: 'array', items: { type: 'string' } },
        },
        additionalProperties: false,
      },
    ],
    messages: {
      place:
        'a frame in a new place: add this file to the list in eslint.config.js and to docs/security.md (R-17)',
      sandbox: 'a frame needs a sandbox: one that is written here, or frameSandbox() (R-17)',
      weak: 'this sandbox lets the frame take the page or take the sandbox off (R-17)',
    },
  },

  create(context) {
    const { sandboxed = [], bare = [] } = context.options[0] ?? {}
    const file = context.filename.replaceAll('\\', '/')
    const isIn = (/** @type {string[]} */ files) => files.some((each) => file.endsWith(`/${each}`))
    return {
      /** @param {any} node */
      'JSXOpeningElement[name.name=/^(iframe|frame|object|embed|portal|fencedframe)$/]'(node) {
        if (isIn(bare)) return
        if (!isIn(sandboxed)) context.report({ node, messageId: 'place' })
        const attribute = node.attributes.find((/** @type {any} */ one) => one.name?.name === 'sandbox')
        const messageId = attribute ? faultOf(attribute.value) : 'sandbox'
        if (messageId) context.report({ node, messageId })
      },
      /** Frames created by script are few enough to be listed one by one. @param {any} node */
      'CallExpression[callee.property.name=/^(createElement|createElementNS|jsx|jsxs)$/], CallExpression[callee.name="createElement"]'(
        node,
      ) {
        const isFrame = node.arguments.some(
          (/** @type {any} */ one) =>
            one.type === 'Literal' && /^(iframe|frame|object|embed|portal|fencedframe)$/iu.test(one.value),
        )
        if (isFrame && !isIn(bare)) context.report({ node, messageId: 'place' })
      },
    }
  },
}

/** @param {any} value of the attribute; React omits one without a value */
const faultOf = (value) => {
  const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value
  if (expression?.type === 'CallExpression' && expression.callee.name === 'frameSandbox') return null
  if (expression?.type !== 'Literal' || typeof expression.value !== 'string') return 'sandbox'
  const isTakenOff = /allow-scripts/u.test(expression.value) && /allow-same-origin/u.test(expression.value)
  return isTakenOff || NEVER.test(expression.value) ? 'weak' : null
}
