/** Fetches panel and tree ahead of the press, when the pointer or the keyboard comes near. */
export function preloadMenu(): void {
  void import('../panel/menu-panel')
  void readTree().catch(() => undefined)
}

async function readTree(): Promise<void> {
  const [{ queryClient }, { navigationQuery }] = await Promise.all([
    import('@/lib/queries/client'),
    import('../queries'),
  ])
  await queryClient().query(navigationQuery)
}
