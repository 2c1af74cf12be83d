/** The folder of a version of the pictures, films and try-on models; without a version the one they lie in. */
export function mediaFolder(kind: 'pictures' | 'films' | 'try-on', version: string): string {
  return version === '' ? `/${kind}/` : `/${kind}/${version}/`
}
