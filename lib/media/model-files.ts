import { mediaFolder } from './media-folder'
import { picturesVersion } from './pictures-version'

/** Where a model to be turned lies, by the token of its product: the address is another one when the models are, kept for a year. */
export function modelAddress(token: string): string {
  return `${mediaFolder('models', picturesVersion)}${encodeURIComponent(token)}.glb`
}
