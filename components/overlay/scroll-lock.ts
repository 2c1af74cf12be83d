let locks = 0

/** Holds the page still under an overlay until the answer is called; several may hold it at once. */
export function lockScroll(): () => void {
  locks += 1
  if (locks === 1) hold(document.documentElement)
  return () => {
    locks -= 1
    if (locks === 0) delete document.documentElement.dataset.scroll
  }
}

/** Reserves the width of the scrollbar that goes away, so that nothing jumps. */
function hold(root: HTMLElement) {
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`)
  root.dataset.scroll = 'locked'
}
