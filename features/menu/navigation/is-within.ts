/** Whether the page lies in the part of the catalogue that begins at `url`. */
export function isWithin(paths: readonly string[], url: string): boolean {
  return paths.some((path) => path === url || path.startsWith(`${url}/`))
}
