import { createHash } from 'node:crypto'

/**
 * How the inline scripts begin that Next and React write into a page: its data, the list of its files, what puts streamed parts
 * into their places.
 */
const ofFramework =
  /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(|self\.__next_f\.push\(|\(globalThis\["TURBOPACK"\]|\$R[A-Z]+[=(]|requestAnimationFrame\(function\(\)\{\$RT)/

const inlineScript = /<script( id="_R_")?>([\s\S]*?)<\/script>/g
/** The frame's own script before first paint stands first, where no content of a page can: only Next's empty place for metadata comes before. */
const firstInBody = /<body[^>]*>(<div hidden="">(<!--[^>]*-->|<template id="[\w:]+"><\/template>)*<\/div>)?$/

/**
 * A page whose data come in one script instead of in twenty that follow one another: each script needs a hash of 54 bytes in the
 * head. They are calls of one function, whose order stays.
 */
export function joinData(html: string): string {
  return html.replaceAll('</script><script>self.__next_f.push(', ';self.__next_f.push(')
}

/** The sources of a Content-Security-Policy for the inline scripts the store itself writes; others may not run. */
export function scriptSources(html: string): string[] {
  const own = [...html.matchAll(inlineScript)].filter(
    ({ 2: text = '', index }) => ofFramework.test(text) || firstInBody.test(html.slice(0, index)),
  )
  return [...new Set(own.map(({ 2: text = '' }) => `'sha256-${sha256(text)}'`))]
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
