import { GUARDED_APIS } from './guarded-apis.js'
import { missingAtFloor, NAMES_MISSING_AT_FLOOR } from './support-floor.js'

/**
 * ESLint rule: no member of a browser's object that the support floor lacks, such as `AbortSignal.timeout` or
 * `element.setHTML`. It asks the type checker whose member it is; eslint-plugin-compat, which knows no types,
 * sees only whole globals.
 * @type {import('eslint').Rule.RuleModule}
 */
export const membersAtFloor = {
  meta: {
    type: 'problem',
    docs: { description: 'browser APIs exist at the support floor' },
    schema: [],
    messages: { missing: '{{name}} needs {{since}}; guard it and list it in lint/guarded-apis.js' },
  },

  create(context) {
    // Typed as any by ESLint; without a program the file is read without types.
    const services = context.sourceCode.parserServices
    if (!services.program) return {}
    const { program, getSymbolAtLocation, getTypeAtLocation } = services
    const checker = program.getTypeChecker()

    /** Mixins (`NavigatorLocks`) are recorded under the object they are mixed into. @param {any} object a node */
    const typeOwner = (object) => {
      const type = checker.getApparentType(checker.getNonNullableType(getTypeAtLocation(object)))
      return { owner: type.getSymbol()?.name ?? '', isStatic: false }
    }

    /** @param {any} node a MemberExpression */
    const check = (node) => {
      if (node.computed || !NAMES_MISSING_AT_FLOOR.has(node.property.name)) return
      const symbol = getSymbolAtLocation(node.property)
      const declaration = symbol?.declarations?.[0]
      if (!symbol || !declaration || !program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return

      for (const { owner, isStatic } of [declarationOwner(declaration), typeOwner(node.object)]) {
        const name = `${owner}.${symbol.name}`
        const since = owner ? missingAtFloor(owner, symbol.name, isStatic) : null
        if (since === null || GUARDED_APIS.includes(name)) continue
        context.report({ node: node.property, messageId: 'missing', data: { name, since } })
        return
      }
    }

    return { MemberExpression: check }
  },
}

/**
 * The interface a member is declared in, or the object itself for `declare var AbortSignal: { … }` and `ArrayConstructor`.
 * @param {import('typescript').Declaration} declaration
 * @returns {{ owner: string, isStatic: boolean }}
 */
function declarationOwner(declaration) {
  /** @type {any} */
  const parent = declaration.parent
  /** @type {string} */
  const name = parent?.name?.text ?? parent?.parent?.name?.text ?? ''
  const isStatic = parent?.name === undefined || name.endsWith('Constructor')
  return { owner: name.replace(/Constructor$/, ''), isStatic }
}
