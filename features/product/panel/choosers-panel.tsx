'use client'

import { useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Anchor } from '@/components/anchor'
import { routes } from '@/lib/routes'
import type { Chooser } from '../selection/choosers'
import { sizeCode } from '../selection/chosen-pieces'
import { ChooserGroup } from './chooser-group'
import styles from './choosers-panel.module.scss'
import { useSelection } from '../selection/selection'

/** Where the choosers stand on the page. */
const choosersId = 'choices'

/** Everything there is to choose of the product. */
export function ChoosersPanel({ hasSizeGuide }: { hasSizeGuide: boolean }) {
  const { choosers, selection, choose } = useSelection()
  if (choosers.length === 0) return null
  return (
    <div id={choosersId} className={styles.root}>
      {choosers.map((chooser) => (
        <ChooserGroup
          key={chooser.code}
          chooser={chooser}
          value={selection[chooser.code]}
          onChoose={(value) => choose(chooser.code, value)}
          aside={hasSizeGuide && chooser.code === sizeCode && <SizeGuideLink sizes={chooser} />}
        />
      ))}
    </div>
  )
}

/** Opens the product's own guide over the page; without scripts, or on a press for a new tab, all guides there are. */
function SizeGuideLink({ sizes }: { sizes: Chooser }) {
  const { product, selection } = useSelection()
  const [dialog, setDialog] = useState<ReactNode>(null)

  const handlePress = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const size = sizes.options.find(({ value }) => value === selection[sizes.code])?.label
    const wanted = { sku: product.sku, size, onClose: () => setDialog(null) }
    import('../size-guide/open-size-guide')
      .then(({ openSizeGuide }) => openSizeGuide(wanted))
      .then(setDialog)
      .catch(() => window.location.assign(routes.sizeGuide))
  }

  return (
    <>
      <Anchor className={styles.guide} href={routes.sizeGuide} aria-haspopup="dialog" onClick={handlePress}>
        尺码指南
      </Anchor>
      {dialog}
    </>
  )
}

/** Brings the first group with nothing chosen into sight, and the keyboard to it. */
export function showMissingChoice() {
  const groups = [...(document.getElementById(choosersId)?.querySelectorAll('fieldset') ?? [])]
  const open = groups.find((group) => !group.querySelector('input:checked'))
  open?.querySelector('input')?.focus({ preventScroll: true })
  open?.scrollIntoView({ block: 'center' })
}
