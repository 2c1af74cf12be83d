import { recordEarlyInput } from './record-early-input'

const file = /<script src="(\/_next\/static\/[^"]+)"[^>]* async=""[^>]*><\/script>/g
const preload = /<link rel="preload" as="script"[^>]*>/g

/** What the picture a page opens with has the line to itself for, at most, in ms after the first paint. */
const MOST_FOR_PICTURE = 500

/**
 * Loads each of `files` once the page is painted and the picture it opens with is there, or cannot be had; at once where
 * nobody sees it. So does the whole of its style: the part that stands in the page comes last until all files are there, or cannot
 * be had, so that none overrules it while another is missing; then it stands first, and all that is in them holds.
 */
const loader = (files: readonly string[]) =>
  [
    '(load=>document.hidden?load():requestAnimationFrame(()=>setTimeout(()=>{',
    'const picture=document.querySelector("img[fetchpriority=high]");',
    'if(!picture||picture.complete)return load();',
    'const once=()=>{load?.();load=null};',
    `picture.onload=picture.onerror=once;setTimeout(once,${MOST_FOR_PICTURE})`,
    '})))(()=>{',
    'const styles=document.querySelectorAll("link[disabled]");',
    'let left=styles.length;',
    'const done=()=>--left||styles[0].before(document.querySelector("head>style"));',
    'styles.forEach(style=>{style.onload=style.onerror=done;style.removeAttribute("disabled")});',
    `for(const src of ${JSON.stringify(files)})`,
    'document.head.append(Object.assign(document.createElement("script"),{src,async:true}))})',
  ].join('')

/**
 * A page without its files of script, and the script that loads them and its style, and notes what is pressed and entered until
 * then: its pictures and its first paint share neither line nor processor with them.
 */
export function deferFiles(html: string): { html: string; loader: string | null } {
  const files = [...html.matchAll(file)].map(([, src = '']) => src)
  if (files.length === 0) return { html, loader: null }
  return {
    html: html.replaceAll(file, '').replaceAll(preload, ''),
    loader: `${loader(files)};${recordEarlyInput}`,
  }
}
