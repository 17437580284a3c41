import path from 'node:path'
import { ALIASED, FORBIDDEN_PACKAGES, MAY_IMPORT, MAY_IMPORT_TYPE, PAGE_LAYERS } from './layers.js'

/**
 * ESLint rule: every import stays within the directions of layers.js.
 * It resolves relative and `#…` specifiers to a path below the repository's root; it reads no other file.
 * @type {import('eslint').Rule.RuleModule}
 */
export const boundaries = {
  meta: {
    type: 'problem',
    docs: { description: 'imports point one way between threads and layers' },
    schema: [],
    messages: {
      layer: '{{from}} may not import {{to}} (lint/layers.js)',
      typeOnly: '{{from}} may import {{to}} as `import type` only',
      alias: 'reach another thread through package imports: #{{to}}',
      own: 'inside one thread import by a relative path, not {{to}}',
      feature: 'a feature may not import another feature: {{to}}',
      pageLayer: '{{from}} may not import {{to}}, which is in a higher layer (lint/layers.js)',
      package: '{{from}} may not import the package {{to}}',
    },
  },

  create(context) {
    const file = toRepositoryPath(context.cwd, context.filename)
    const from = topFolder(file)

    /** @param {import('estree').Node} node @param {string} specifier @param {boolean} isType */
    function check(node, specifier, isType) {
      const problem = problemOf(file, from, specifier, isType)
      if (problem) context.report({ node, ...problem })
    }

    /** @param {any} node An import or re-export declaration; ESLint's types know nothing of `import type`. */
    function checkDeclaration(node) {
      if (typeof node.source?.value !== 'string') return
      check(node, node.source.value, node.importKind === 'type' || node.exportKind === 'type')
    }

    return {
      ImportDeclaration: checkDeclaration,
      ExportNamedDeclaration: checkDeclaration,
      ExportAllDeclaration: checkDeclaration,
      /** @param {any} node */
      ImportExpression(node) {
        if (typeof node.source.value === 'string') check(node, node.source.value, false)
      },
      /** @param {any} node `import('…').Name` in a type. */
      TSImportType(node) {
        const specifier = node.source?.value ?? node.argument?.literal?.value
        if (typeof specifier === 'string') check(node, specifier, true)
      },
    }
  },
}

/**
 * @param {string} file the importing file, below the root
 * @param {string} from its top folder
 * @param {string} specifier
 * @param {boolean} isType
 * @returns {{ messageId: string, data: Record<string, string> } | null}
 */
function problemOf(file, from, specifier, isType) {
  const mayImport = MAY_IMPORT[from]
  if (!mayImport) return null // configuration files at the root

  if (!specifier.startsWith('.') && !specifier.startsWith('#')) return packageProblem(from, specifier)

  const target = resolve(file, specifier)
  const to = topFolder(target)
  if (to === from) {
    if (specifier.startsWith('#')) return { messageId: 'own', data: { to: specifier } }
    return pageProblem(file, target)
  }
  if (MAY_IMPORT_TYPE[from]?.includes(specifier)) {
    return isType ? null : { messageId: 'typeOnly', data: { from, to: specifier } }
  }
  // A file at the root (package.json, a config) belongs to no thread.
  if (to !== '' && !mayImport.includes(to)) return { messageId: 'layer', data: { from, to: target } }
  if (ALIASED.includes(to) && !specifier.startsWith('#')) return { messageId: 'alias', data: { to: target } }
  return null
}

/** @param {string} from @param {string} specifier */
function packageProblem(from, specifier) {
  const isForbidden = FORBIDDEN_PACKAGES[from]?.some(
    (name) =>
      specifier === name ||
      specifier.startsWith(`${name}/`) ||
      (name === 'node:' && specifier.startsWith(name)),
  )
  return isForbidden ? { messageId: 'package', data: { from, to: specifier } } : null
}

/** @param {string} file @param {string} target both below the root */
function pageProblem(file, target) {
  const feature = featureOf(file)
  const targetFeature = featureOf(target)
  if (feature && targetFeature && feature !== targetFeature) {
    return { messageId: 'feature', data: { to: targetFeature } }
  }
  const layer = PAGE_LAYERS.find(({ from }) => file.startsWith(from))
  const above = layer?.mayNot.find((folder) => `${target}/`.startsWith(folder))
  return layer && above ? { messageId: 'pageLayer', data: { from: layer.from, to: above } } : null
}

/** @param {string} file @param {string} specifier */
function resolve(file, specifier) {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
}

/** @param {string} file */
function featureOf(file) {
  return /^src\/features\/([^/]+)/.exec(file)?.[1] ?? null
}

/** The first folder of a path below the root; empty for a file at the root. @param {string} file */
function topFolder(file) {
  const [first, ...rest] = file.split('/')
  return first !== undefined && (rest.length > 0 || first in MAY_IMPORT) ? first : ''
}

/** @param {string} root @param {string} file */
function toRepositoryPath(root, file) {
  return path.relative(root, file).split(path.sep).join('/')
}
