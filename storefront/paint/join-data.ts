const OPEN = 'self.__next_f.push([1,'
const CLOSE = '])'

/**
 * A page's inline scripts, in which the pushes of the router's data that follow each other are one, in single quotes: nearly all
 * of it is JSON, whose double quotes need no escape then, so that it is shorter and packs with the words of the page.
 */
export function joinData(scripts: readonly string[]): string[] {
  const joined: string[] = []
  let data = ''
  const flush = () => {
    if (data) joined.push(OPEN + quote(data) + CLOSE)
    data = ''
  }
  for (const script of scripts) {
    const pushed = dataOf(script)
    if (pushed === null) {
      flush()
      joined.push(script)
    } else data += pushed
  }
  flush()
  return joined
}

/** What a script pushes, if it does nothing else. */
function dataOf(script: string): string | null {
  if (!script.startsWith(OPEN + '"') || !script.endsWith(CLOSE)) return null
  try {
    return String(JSON.parse(script.slice(OPEN.length, -CLOSE.length)))
  } catch {
    return null
  }
}

const escapes: Record<string, string> = {
  '\\"': '"',
  "'": "\\'",
  '<': '\\x3c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A string of JavaScript that may stand in HTML: nothing in it ends the script or opens a comment. */
function quote(text: string): string {
  return `'${JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\.|['<\u2028\u2029]/g, (part) => escapes[part] ?? part)}'`
}
