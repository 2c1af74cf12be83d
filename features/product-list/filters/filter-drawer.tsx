'use client'

import { useState } from 'react'
import { Accordion } from '@/components/disclosure/accordion'
import { Button } from '@/components/button'
import { Checkbox } from '@/components/form/checkbox'
import { Drawer } from '@/components/overlay/drawer'
import { leave } from '@/lib/browser/leave'
import {
  countChosen,
  isChosen,
  toggleFacet,
  withFilters,
  listHref,
  type FilterableList,
} from './filterable-list'
import styles from './filter-drawer.module.scss'
import { useLayers } from './queries'

type Props = { list: FilterableList; isOpen: boolean; onClose: () => void }

/** The facets with what each value leaves; the list changes when the shopper asks to see it. */
export function FilterDrawer({ list, isOpen, onClose }: Props) {
  const { source, view } = list
  const [filters, setFilters] = useState(view.filters)
  const { layers, totalProducts } = useLayers(list, filters)
  const [isLeaving, setIsLeaving] = useState(false)

  // A full load: the router takes a list and its other views for one page. The drawer stays until then, since closing
  // it would take its step out of the history while another is added.
  const showResults = () => {
    if (filters === view.filters) {
      onClose()
      return
    }
    setIsLeaving(true)
    leave(listHref(source, withFilters(view, filters)))
  }

  const footer = (
    <div className={styles.footer}>
      <Button variant="secondary" disabled={countChosen(filters) === 0} onClick={() => setFilters('')}>
        清除
      </Button>
      <Button isPending={isLeaving} onClick={showResults} isWide>
        查看结果 ({totalProducts})
      </Button>
    </div>
  )

  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="筛选" footer={footer}>
      {layers.map(({ code, label, options }) => (
        <Accordion key={code} title={label} isOpen>
          <div className={styles.options} role="group" aria-label={label}>
            {options.map(({ value, label: name, count }) => {
              const isTicked = isChosen(filters, code, value)
              return (
                <Checkbox
                  key={value}
                  checked={isTicked}
                  disabled={count === 0 && !isTicked}
                  onChange={() => setFilters(toggleFacet(filters, code, value))}
                >
                  {name} <span className={styles.count}>({count})</span>
                </Checkbox>
              )
            })}
          </div>
        </Accordion>
      ))}
    </Drawer>
  )
}
