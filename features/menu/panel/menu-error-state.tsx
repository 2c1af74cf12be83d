import styles from './menu-error-state.module.scss'

/** The tree could not be read: the top entries are links, and a retry is offered. */
export function MenuErrorState({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.root} role="alert">
      <p>完整菜单暂时无法显示。</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        重新加载
      </button>
    </div>
  )
}
