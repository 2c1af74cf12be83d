const file = /<script src="(\/_next\/static\/[^"]+)"[^>]* async=""[^>]*><\/script>/g
const preload = /<link rel="preload" as="script"[^>]*>/g

/** Loads each of `files` once the page is painted; at once where nobody sees it. */
const loader = (files: readonly string[]) =>
  `(load=>document.hidden?load():requestAnimationFrame(()=>setTimeout(load)))(()=>{for(const src of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("script"),{src,async:true}))})`

/**
 * A page without its files of script, and the script that loads them: its pictures and its first paint share neither line nor
 * processor with them.
 */
export function deferFiles(html: string): { html: string; loader: string | null } {
  const files = [...html.matchAll(file)].map(([, src = '']) => src)
  if (files.length === 0) return { html, loader: null }
  return { html: html.replaceAll(file, '').replaceAll(preload, ''), loader: loader(files) }
}
