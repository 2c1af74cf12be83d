import { createHash } from 'node:crypto'
import { joinData } from '../paint/join-data'

/**
 * How the inline scripts begin that Next and React write into a page: its data, the list of its files, what puts streamed parts
 * into their places; and the one that loads its files (paint/defer-files.ts).
 */
const ofFramework =
  /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(|self\.__next_f\.push\(|\(globalThis\["TURBOPACK"\]|\$R[A-Z]+[=(]|requestAnimationFrame\(function\(\)\{\$RT|\(load=>document\.hidden)/

const inlineScript = /<script>([\s\S]*?)<\/script>/g
/** The frame's own script before first paint stands first, where no content of a page can: only Next's empty place for metadata comes before. */
const firstInBody = /<body[^>]*>(<div hidden="">(<!--[^>]*-->|<template id="[\w:]+"><\/template>)*<\/div>)?$/

const CLOSING = '</body></html>'
const OPEN = '<script>'
const CLOSE = '</script>'

/**
 * A page whose last scripts, one after the other and all the framework's, are one: each needs a hash of 54 bytes in the head. Their
 * order stays, the router's data is one push, and `last` comes after them.
 */
export function joinScripts(html: string, last: string | null = null): string {
  const texts = last === null ? [] : [last]
  let start = html.length
  for (;;) {
    const end = html.endsWith(CLOSING, start) ? start - CLOSING.length : start
    const begin = html.endsWith(CLOSE, end) ? html.lastIndexOf('<script', end - 1) : -1
    const script = begin < 0 ? '' : html.slice(begin, end)
    const text = script.slice(OPEN.length, -CLOSE.length)
    const isJoined = script.startsWith(OPEN) && ofFramework.test(text)
    start = isJoined ? begin : end
    if (!isJoined) break
    texts.unshift(text)
  }
  if (texts.length === 0) return html
  const isClosed = html.includes(CLOSING, start)
  return [html.slice(0, start), OPEN, joinData(texts).join(';'), CLOSE, isClosed ? CLOSING : ''].join('')
}

/** The sources of a Content-Security-Policy for the inline scripts the store itself writes; others may not run. */
export function scriptSources(html: string): string[] {
  const own = [...html.matchAll(inlineScript)].filter(
    ({ 1: text = '', index }) => ofFramework.test(text) || firstInBody.test(html.slice(0, index)),
  )
  return [...new Set(own.map(({ 1: text = '' }) => sourceOf(text)))]
}

/** The source of one inline script or style: it may stand in the page just as it is. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
