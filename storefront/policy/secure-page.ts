import type { OutgoingHttpHeaders } from 'node:http'
import { isTryOnPath } from '@/lib/links'
import { pageHeaders } from '@/lib/security-headers'
import { awaitTitle } from '../paint/await-title'
import type { ReadStyle } from '../paint/built-styles'
import { deferFiles } from '../paint/defer-files'
import { inlineStyles, styleOf } from '../paint/inline-styles'
import { preloadPicture } from '../paint/preload-picture'
import { contentPolicy } from './content-policy'
import { joinScripts, scriptSources, sourceOf } from './inline-scripts'

type Parts = { payments: string; readStyle: ReadStyle }
type Made = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** Gives what was made for `path` the headers that keep it safe; what is no page is left as it is. */
export type SecurePage = (path: string, made: Made) => Made

export function isHtml({ headers }: Pick<Made, 'headers'>): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html')
}

/**
 * Done once for each page that is made: what it is painted with stands in it, and the hashes are those of its own style and scripts.
 * `payments` take forms.
 */
export function createSecurePage({ payments, readStyle }: Parts): SecurePage {
  return (path, made) => {
    if (!isHtml(made)) return made
    const deferred = deferFiles(made.body.toString())
    const html = joinScripts(
      awaitTitle(preloadPicture(inlineStyles(deferred.html, readStyle))),
      deferred.loader,
    )
    const isTryOn = isTryOnPath(path)
    const style = styleOf(html)
    const styles = style === null ? [] : [sourceOf(style)]
    const policy = contentPolicy({ scripts: scriptSources(html), styles, isTryOn, payments })
    return {
      ...made,
      headers: { ...made.headers, ...pageHeaders(isTryOn), 'content-security-policy': policy },
      body: Buffer.from(html),
    }
  }
}
