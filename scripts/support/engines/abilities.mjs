import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { inRoot } from '../paths.mjs'
import { until } from './person.mjs'

/** What the store looks for in a browser before it uses it; each has a way without. */
const looksFor = {
  dvh: "CSS.supports('height', '100dvh')",
  AVIF: `new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    image.src = document.querySelector('source[type="image/avif"]').srcset.split(' ')[0]
  })`,
  requestIdleCallback: "'requestIdleCallback' in window",
  'navigator.share': "'share' in navigator",
  'navigator.locks': "'locks' in navigator",
  'navigator.connection': "'connection' in navigator",
  'fetch priority': "'fetchPriority' in HTMLImageElement.prototype",
  camera: "'mediaDevices' in navigator",
  WebGL: "document.createElement('canvas').getContext('webgl2') !== null",
}

/** What an engine lacks of what the built pages use: rules of style it passes over, and what it is asked for in vain. */
export async function lacksOf(driver, url) {
  await driver.goto(url)
  await until(() =>
    driver.evaluate(
      "document.querySelector('main picture') !== null && document.readyState === 'complete' || Promise.reject('no picture')",
    ),
  )
  const { declarations, selectors } = builtStyles()
  const styles = await driver.evaluate(`(() => {
    const declarations = ${JSON.stringify(declarations)}.filter(([name, value]) => !CSS.supports(name, value))
    const selectors = ${JSON.stringify(selectors)}.filter((one) => !CSS.supports('selector(' + one + ')'))
    return [...declarations.map(([name, value]) => name + ': ' + value), ...selectors]
  })()`)
  const wanting = []
  for (const [name, test] of Object.entries(looksFor)) if (!(await driver.evaluate(test))) wanting.push(name)
  return { styles, wanting }
}

/** Every declaration and selector of the built styles that is meant for all browsers and has no twin for the older ones beside it. */
function builtStyles() {
  const folder = inRoot('.next/static')
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.css'))
  const declarations = new Map()
  const selectors = new Set()
  for (const file of files)
    postcss.parse(readFileSync(join(folder, file), 'utf8')).walk((node) => {
      if (isConditional(node)) return
      if (node.type === 'decl' && !/^-|var\(/.test(node.prop + node.value) && !hasTwin(node))
        declarations.set(`${node.prop}:${node.value}`, [node.prop, node.value])
      if (node.type === 'rule' && node.parent.name !== 'keyframes')
        for (const selector of node.selectors) if (!/::-|:-moz/.test(selector)) selectors.add(selector)
    })
  return { declarations: [...declarations.values()], selectors: [...selectors] }
}

function hasTwin({ prop, value, parent }) {
  return (
    parent.type !== 'rule' ||
    parent.nodes.some(
      (other) => other.prop === `-webkit-${prop}` || (other.prop === prop && other.value !== value),
    )
  )
}

function isConditional(node) {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (parent.type === 'atrule' && parent.name === 'supports') return true
  return false
}
