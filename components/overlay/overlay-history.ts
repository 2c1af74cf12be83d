/**
 * On phones an open overlay is a step in the history, so that Back closes it (A§4). The step carries the overlay's id in
 * its state. A shopper who dismisses the overlay goes back by that step, and it closes as the step is left: once it is out
 * of sight no step is pending, and no delayed one can undo what is pressed next. An overlay that the store closes by
 * itself is mostly followed by a navigation, which writes its own step first; what it leaves behind is taken back a
 * moment later, or skipped when Back arrives there.
 *
 * A level inside an overlay, as of the menu, is a step of the same kind above the overlay's own: Back leaves the level, and
 * who dismisses the overlay from there goes back by all of them at once.
 */
type Step = { id: string; close: () => void }
/** What the history keeps of a step. */
type Entry = { overlay?: string; place?: number; passed?: 'back' | 'forward' }

const settleMs = 100
const steps: Step[] = []
let isListening = false
let isOwnReturn = false
let settling: ReturnType<typeof setTimeout> | undefined
/** The step that is on its way out, and the levels above it that go with it. */
let dismissed: Step[] = []
/** Steps left in this very task. Who enters again at once, as React's strict mode has everybody do, finds its entry there. */
const justLeft = new Set<string>()

/** Adds a step that closes the overlay when it is left. `dismiss` leaves it, `leave` is for one that has closed. */
export function enterHistory(id: string, close: () => void): { dismiss: () => void; leave: () => void } {
  listen()
  const step = { id, close }
  steps.push(step)
  if (overlayOf(history.state) !== id && !justLeft.has(id)) push(id)
  return {
    dismiss: () => {
      const depth = depthOf(step)
      if (dismissed[0] === step || depth === 0) {
        close()
        return
      }
      dismissed = steps.slice(-depth)
      isOwnReturn = true
      history.go(-depth)
    },
    leave: () => {
      if (dismissed[0] === step) dismissed = []
      remove(step)
      justLeft.add(id)
      queueMicrotask(() => justLeft.delete(id))
      if (overlayOf(history.state) === id) takeBackSoon(id)
    },
  }
}

/** A new entry for an overlay. It knows its place, which says later whether anything lies beyond. */
function push(id: string) {
  history.pushState({ overlay: id }, '')
  history.replaceState({ overlay: id, place: history.length }, '')
}

function remove(step: Step) {
  const index = steps.indexOf(step)
  if (index >= 0) steps.splice(index, 1)
}

/** How many entries back the page before this step is; 0 where the history does not stand on the steps. */
function depthOf(step: Step): number {
  const index = steps.indexOf(step)
  const top = steps[steps.length - 1]
  return index >= 0 && top && overlayOf(history.state) === top.id ? steps.length - index : 0
}

/** Once a navigation had the time to write its step; a step that is left before then needs no more. */
function takeBackSoon(id: string) {
  clearTimeout(settling)
  settling = setTimeout(() => takeBack(id), settleMs)
}

function takeBack(id: string) {
  if (overlayOf(history.state) !== id || isOpen(id)) return
  isOwnReturn = true
  history.back()
}

function listen() {
  if (isListening) return
  isListening = true
  // Before the router's listener: steps within one page are none of its business.
  window.addEventListener('popstate', handlePopState, true)
}

function handlePopState(event: PopStateEvent) {
  const landed = overlayOf(event.state)
  const isOwn = isOwnReturn
  isOwnReturn = false
  clearTimeout(settling)
  if (isOwn) event.stopImmediatePropagation()
  const left = dismissed
  dismissed = []
  for (const step of left) remove(step)
  left[0]?.close()

  if (landed !== undefined && !isOpen(landed)) {
    event.stopImmediatePropagation()
    isOwnReturn = isOwn
    passOver()
    return
  }
  // An overlay that opened while the last one's step was on its way back has lost its own with it.
  const top = steps[steps.length - 1]
  if (isOwn && top) {
    if (overlayOf(history.state) !== top.id) push(top.id)
    return
  }
  const remaining = steps.findIndex((step) => step.id === landed) + 1
  for (const step of steps.slice(remaining).reverse()) step.close()
}

/**
 * Goes on over the entry of an overlay that is closed, in the direction the shopper came from. The entry itself keeps how
 * it was passed last: it can only be met again from the other side.
 */
function passOver() {
  const { overlay, place, passed } = entryOf(history.state)
  const isForward = passed === 'back' && place !== history.length
  history.replaceState({ overlay, place, passed: isForward ? 'forward' : 'back' }, '')
  if (isForward) history.forward()
  else history.back()
}

function isOpen(id: string): boolean {
  return steps.some((step) => step.id === id)
}

function overlayOf(state: unknown): string | undefined {
  return entryOf(state).overlay
}

function entryOf(state: unknown): Entry {
  return isEntry(state) ? state : {}
}

function isEntry(state: unknown): state is Entry {
  return (
    typeof state === 'object' && state !== null && 'overlay' in state && typeof state.overlay === 'string'
  )
}
