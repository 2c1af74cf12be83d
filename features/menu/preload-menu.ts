import { useQueryClient } from '@tanstack/react-query'
import { navigationQuery } from './queries'

/** Fetches panel and tree ahead of the press, when the pointer or the keyboard comes near. */
export function usePreloadMenu(): () => void {
  const client = useQueryClient()
  return () => {
    void import('./menu-panel')
    client.query(navigationQuery).catch(() => undefined)
  }
}
