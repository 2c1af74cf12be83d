'use client'

import { Component, type ReactNode } from 'react'
import { isChunkFailure, reloadAfterChunkFailure } from '@/lib/browser/chunk-failure'
import { reload } from '@/lib/browser/leave'
import { FrameNote } from '../layout/frame-note'
import styles from './overlay-guard.module.scss'

type Props = { onClose: () => void; children: ReactNode }

/** Around what opens on demand: when it cannot be shown the page stays, and a notice says so. S21. */
export class OverlayGuard extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    if (isChunkFailure(error)) reloadAfterChunkFailure()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <FrameNote>
        <span role="alert">暂时无法打开，请检查网络后重新加载页面。</span>
        <button type="button" className={styles.action} onClick={reload}>
          重新加载
        </button>
        <button type="button" className={styles.action} onClick={this.props.onClose}>
          关闭
        </button>
      </FrameNote>
    )
  }
}
