/** Whether this browser draws in space at all; asked before anything heavy is fetched. */
export function hasWebGL(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // Given back at once: a browser allows a page only a few.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
