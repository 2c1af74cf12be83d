import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partsOfStyle, type StyleParts } from './used-style'

/** A style the build has made, by its address; null for any other. */
export type ReadStyle = (href: string) => StyleParts | null

const ofBuild = /^\/_next\/static\/(chunks\/[\w.~-]+\.css)$/
const relativeUrl = /url\((["']?)(\.[^"')]+)\1\)/g

/** Reads styles from the build's folder `built`, each once. What they name beside themselves is named from the root. */
export function createStyles(built: string): ReadStyle {
  const styles = new Map<string, StyleParts>()

  function read(href: string, file: string): StyleParts {
    const fromRoot = (address: string) => new URL(address, `http://store${href}`).pathname
    const text = readFileSync(join(built, file), 'utf8')
    return partsOfStyle(
      text.replaceAll(relativeUrl, (_, _quote: string, address: string) => `url(${fromRoot(address)})`),
    )
  }

  return (href) => {
    const file = ofBuild.exec(href)?.[1]
    if (file === undefined) return null
    const style = styles.get(href) ?? read(href, file)
    styles.set(href, style)
    return style
  }
}
