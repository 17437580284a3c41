import path from 'node:path'

/**
 * ESLint rule: file names are kebab-case, so that they are the same on every file system.
 * @type {import('eslint').Rule.RuleModule}
 */
export const kebabCaseFiles = {
  meta: {
    type: 'suggestion',
    docs: { description: 'file names are kebab-case' },
    schema: [],
    messages: { name: '{{name}} is not in kebab-case' },
  },

  create(context) {
    const name = path.basename(context.filename)
    return {
      Program(node) {
        if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(name)) {
          context.report({ node, messageId: 'name', data: { name } })
        }
      },
    }
  },
}
