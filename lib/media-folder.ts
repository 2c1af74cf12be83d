/** The folder of a version of the pictures and films; without a version the one they lie in. */
export function mediaFolder(kind: 'pictures' | 'films', version: string): string {
  return version === '' ? `/${kind}/` : `/${kind}/${version}/`
}
