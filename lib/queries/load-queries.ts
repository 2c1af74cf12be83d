/** Fetches TanStack Query: the query cache of this browser, and the library's own observers. decision 0007 */
export async function loadQueries() {
  const { queries } = await import('./client')
  return queries()
}
