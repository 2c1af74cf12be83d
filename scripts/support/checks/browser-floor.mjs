import { parse } from 'acorn'
import { simple } from 'acorn-walk'
import postcss from 'postcss'

/**
 * What Chromium 92 or iOS 15.4, the browsers of the floor, do not have. Syntax is lowered by the build (`browserslist`),
 * but neither static blocks in packages that are not transpiled, nor expressions and calls: those only fail when they run.
 */
const newMethods = new Set([
  'findLast',
  'findLastIndex',
  'toReversed',
  'toSorted',
  'toSpliced',
  'isWellFormed',
  'toWellFormed',
  'groupToMap',
])
const newStatics = new Set([
  'Object.groupBy',
  'Object.hasOwn',
  'Map.groupBy',
  'Array.fromAsync',
  'Promise.try',
  'Promise.withResolvers',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'URL.canParse',
  'URL.parse',
  'RegExp.escape',
])
const newGlobals = new Set([
  'structuredClone',
  'CompressionStream',
  'EditContext',
  'CloseWatcher',
  'Temporal',
])

/** What a script uses above the floor, each once. A name the script looks for before it uses it is no finding. */
export function findInScript(source) {
  const program = parseScript(source)
  const found = new Set()
  const probed = new Set()

  simple(program, {
    StaticBlock: () => found.add('static block'),
    Literal: ({ regex }) => {
      if (regex && /\(\?<[=!]/.test(regex.pattern)) found.add('lookbehind')
      if (regex?.flags.includes('v')) found.add('v flag')
    },
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'typeof') probed.add(nameOf(argument))
    },
    LogicalExpression: ({ left }) => probed.add(nameOf(left)),
    ConditionalExpression: ({ test }) => probed.add(nameOf(test)),
    IfStatement: ({ test }) => probed.add(nameOf(test)),
    CallExpression: ({ callee, optional }) => {
      const name = nameOf(callee)
      if (optional) probed.add(name)
      if (newStatics.has(name) || newGlobals.has(name)) found.add(name)
      if (callee.type === 'MemberExpression' && newMethods.has(callee.property.name))
        found.add(`.${callee.property.name}()`)
    },
    NewExpression: ({ callee }) => {
      if (newGlobals.has(nameOf(callee))) found.add(nameOf(callee))
    },
  })
  return [...found].filter((name) => !probed.has(name))
}

/** What a style sheet uses above the floor where it is not behind `@supports`: layers, containers, nesting, `:has()`, `dvh`. */
export function findInStyles(source) {
  const found = new Set()
  postcss.parse(source).walk((node) => {
    if (isBehindSupports(node)) return
    if (node.type === 'atrule' && ['layer', 'container', 'scope', 'starting-style'].includes(node.name))
      found.add(`@${node.name}`)
    if (node.type === 'rule') {
      if (node.selector.includes(':has(')) found.add(':has()')
      if (node.parent.type === 'rule') found.add('nesting')
    }
    if (node.type === 'decl' && /\d[dsl]v[hwib]\b/.test(node.value)) found.add('dvh')
  })
  return [...found]
}

function parseScript(source) {
  const options = { ecmaVersion: 2022, allowHashBang: true }
  try {
    return parse(source, { ...options, sourceType: 'script' })
  } catch {
    return parse(source, { ...options, sourceType: 'module' })
  }
}

function nameOf(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'ChainExpression') return nameOf(node.expression)
  if (node.type !== 'MemberExpression' || node.computed) return ''
  return `${nameOf(node.object)}.${node.property.name}`.replace(/^(window|globalThis|self)\./, '')
}

function isBehindSupports(node) {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (parent.type === 'atrule' && parent.name === 'supports') return true
  return false
}
