import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text of a style the build has made, by its address; null for any other. */
export type ReadStyle = (href: string) => string | null

const ofBuild = /^\/_next\/static\/(chunks\/[\w.~-]+\.css)$/
const relativeUrl = /url\((["']?)(\.[^"')]+)\1\)/g

/** Reads styles from the build's folder `built`, each once. What they name beside themselves is named from the root. */
export function createStyles(built: string): ReadStyle {
  const texts = new Map<string, string>()

  function read(href: string, file: string): string {
    const fromRoot = (address: string) => new URL(address, `http://store${href}`).pathname
    return readFileSync(join(built, file), 'utf8').replaceAll(
      relativeUrl,
      (_, _quote: string, address: string) => `url(${fromRoot(address)})`,
    )
  }

  return (href) => {
    const file = ofBuild.exec(href)?.[1]
    if (file === undefined) return null
    const text = texts.get(href) ?? read(href, file)
    texts.set(href, text)
    return text
  }
}
