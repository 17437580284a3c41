/** A scheme and the beginning of a host, or a host without a scheme. */
const HOST = /\bhttps?:\/\/([a-z\d[][\w.:[\]-]*)|^\/\/([a-z\d][\w-]*(?:\.[\w-]+)+)/iu

/** Names of XML vocabularies, never requested. */
const NAMESPACES = ['www.w3.org', 'www.apple.com']

/**
 * ESLint rule: hosts of third parties are named only in the `*-hosts.ts` of domain, the source of the policy
 * (DEP-03). Names that can never be registered (`.example`, example.org) are allowed as samples.
 * @type {import('eslint').Rule.RuleModule}
 */
export const literalHosts = {
  meta: {
    type: 'problem',
    docs: { description: 'hosts of third parties stand in one place' },
    schema: [],
    messages: {
      host: '{{host}} belongs into a *-hosts.ts of domain, which the policy is made from (DEP-03)',
    },
  },

  create(context) {
    /** @param {import('estree').Node} node @param {string} text */
    const check = (node, text) => {
      const [, schemed, bare] = HOST.exec(text) ?? []
      const host = schemed ?? bare
      if (host === undefined || isSample(host)) return
      context.report({ node, messageId: 'host', data: { host } })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateElement(node) {
        check(node, node.value.raw)
      },
      /** @param {any} node */
      JSXText(node) {
        check(node, node.value)
      },
    }
  },
}

/** @param {string} host */
const isSample = (host) =>
  NAMESPACES.includes(host) || /(?:^|\.)(?:example|example\.(?:org|com))$/u.test(host)
