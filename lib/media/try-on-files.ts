import { mediaFolder } from './media-folder'
import { picturesVersion } from './pictures-version'

/** Where a file of the try-on lies: the address is another one when the files are, and kept for a year. */
export function tryOnFile(name: string): string {
  return `${mediaFolder('try-on', picturesVersion)}${name}`
}
