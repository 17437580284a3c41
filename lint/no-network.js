/** Globals that open a connection. The worker owns every call of the product (OFF-01). */
const NETWORK_GLOBALS = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport']

/** Names of the global object. */
const GLOBAL_OBJECTS = ['window', 'globalThis', 'self', 'top', 'parent', 'frames']

/**
 * ESLint rule: the page never accesses the network itself. It finds the bare global, the member of the global object
 * (`window.fetch`, `globalThis['fetch']`), a destructured one, and navigator.sendBeacon.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noNetwork = {
  meta: {
    type: 'problem',
    docs: { description: 'only the worker talks to the network' },
    schema: [],
    messages: { network: '{{name}} is for the worker alone: send it a command and read the tables (OFF-01)' },
  },

  create(context) {
    /** @param {import('estree').Node} node @param {string} name */
    const report = (node, name) => {
      context.report({ node, messageId: 'network', data: { name } })
    }

    /** @param {import('estree').Node} object @param {string | null} name */
    const isNetworkMember = (object, name) => {
      if (name === null) return false
      const owner = lastName(object)
      if (owner === 'navigator') return name === 'sendBeacon'
      return owner !== null && GLOBAL_OBJECTS.includes(owner) && NETWORK_GLOBALS.includes(name)
    }

    return {
      'Program:exit'(node) {
        const scope = context.sourceCode.getScope(node)
        const known = scope.variables.filter((variable) => variable.defs.length === 0)
        const references = [...scope.through, ...known.flatMap((variable) => variable.references)]
        for (const { identifier } of references) {
          if (identifier.type !== 'Identifier' || isTypeName(identifier)) continue
          if (NETWORK_GLOBALS.includes(identifier.name)) report(identifier, identifier.name)
        }
      },
      MemberExpression(node) {
        const name = propertyName(node)
        if (isNetworkMember(node.object, name)) report(node, String(name))
      },
      VariableDeclarator(node) {
        if (node.id.type !== 'ObjectPattern' || !node.init) return
        for (const property of node.id.properties) {
          if (property.type !== 'Property') continue
          const name = property.key.type === 'Identifier' ? property.key.name : null
          if (isNetworkMember(node.init, name)) report(property, String(name))
        }
      },
    }
  },
}

/** `typeof fetch` in a type opens nothing. @param {import('eslint').Rule.Node | import('estree').Identifier} node */
function isTypeName(node) {
  return 'parent' in node && Boolean(node.parent?.type.startsWith('TS'))
}

/** `window` of `window`, and of `document.defaultView.window`. @param {import('estree').Node} node */
function lastName(node) {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? propertyName(node) : null
}

/** @param {import('estree').MemberExpression} node */
function propertyName(node) {
  if (!node.computed && node.property.type === 'Identifier') return node.property.name
  return node.property.type === 'Literal' && typeof node.property.value === 'string'
    ? node.property.value
    : null
}
