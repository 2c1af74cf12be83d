type MediaKind = 'pictures' | 'films' | 'models' | 'try-on'

/** The folder of a version of the pictures, films, models and what trying on needs; without a version the one they lie in. */
export function mediaFolder(kind: MediaKind, version: string): string {
  return version === '' ? `/${kind}/` : `/${kind}/${version}/`
}
