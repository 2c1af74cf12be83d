/** Campaign stills are 16:9; their cuts for phones and everything else are 4:5. */
export function isWidePicture(name: string): boolean {
  return isStill(name) && !name.endsWith('-tall')
}

/** A campaign picture, not a product's, by the convention of the names under `/pictures`. */
export function isStill(name: string): boolean {
  return name.startsWith('still-')
}

/** What an upright box shows of a picture: of a campaign still its upright cut. */
export function portraitOf(name: string): string {
  return isWidePicture(name) ? `${name}-tall` : name
}
