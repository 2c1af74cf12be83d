'use client'

import { lazy } from 'react'
import type { FilterableList } from './filterable-list'

// React renders what stands in a `noscript` on the server alone: no browser fetches it, with the style of the bar around it.
const FacetLinks = lazy(() => import('./facet-links').then((module) => ({ default: module.FacetLinks })))

/** The facets for a browser without scripts. A client component: its data is the filter button's own, and is sent once. */
export function PlainFacets({ list }: { list: FilterableList }) {
  return (
    <noscript>
      <FacetLinks list={list} />
    </noscript>
  )
}
