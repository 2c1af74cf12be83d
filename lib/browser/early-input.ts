/** What a shopper did before this script was there, as storefront/paint/record-early-input.ts notes it, and does from then on. */
export type EarlyInput = {
  type: 'click' | 'input' | 'change'
  target: EventTarget | null
  value: unknown
  checked: unknown
  /** Milliseconds since 1970. */
  at: number
}

declare global {
  // Only an interface can say more of what is declared elsewhere.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    earlyInput?: EarlyInput[]
  }
}

type Kept = { element: Element; isEntry: boolean; again: () => void; until: number; isHeard: () => boolean }

/** For how long a press is kept, and how often is looked whether its button has been taken over. Milliseconds. */
const KEPT_MS = 10_000
const LOOK_MS = 50

/** By which event React hears of an entry; of any other kind by `input`. */
const heardBy: Readonly<Record<string, string>> = {
  radio: 'click',
  checkbox: 'click',
  'select-one': 'change',
  file: 'change',
}

const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

/**
 * What a shopper does before React has taken a page over would be lost. A press on a button is kept and made again
 * then, unless that takes ten seconds; of several the last. Only what does nothing by itself is kept: links and forms
 * work without script. An entry stays in its field, and its field tells React of it once: React reads a field as it
 * takes it over without telling whoever listens for changes, and its tracker holds back what it has read. Where React
 * has drawn the field anew meanwhile, what was entered is entered again.
 *
 * React takes events from the document on. One for a part it has begun to take over and waits for goes no further, and
 * is kept, or made again, until one does. A choice whose own click makes React take the page over would be read, and not
 * told: React is made to forget that it was read.
 *
 * `recorded` is what was done so far; what is added to it later is heard as it happens. decision 0024
 */
export function keepEarlyInput(recorded: EarlyInput[]): void {
  const kept = new Map<Element, Kept>()
  let current: Kept | null = null
  let pressed: Element | null = null
  let isMade = false
  /** How many events have come past React. */
  let passed = 0
  /** What React had read of a field before an event came to it. */
  let readBefore: unknown

  function keep(one: Kept): void {
    if (kept.size === 0) setTimeout(look, LOOK_MS)
    kept.set(one.element, (current = one))
  }

  function look(): void {
    for (const one of kept.values()) {
      if (!one.element.isConnected || Date.now() >= one.until) kept.delete(one.element)
      else if (isTaken(one.element)) make(one)
    }
    if (kept.size > 0) setTimeout(look, LOOK_MS)
  }

  /** A press may come before the next look: it is to find the page as it was entered. */
  function makeEntries(): void {
    for (const one of kept.values()) if (one.isEntry && isTaken(one.element)) make(one)
  }

  function make({ element, again }: Kept): void {
    const before = passed
    isMade = true
    again()
    isMade = false
    if (passed > before) kept.delete(element)
  }

  /** A button that is taken over by its own press hears it. */
  function keepPress(target: Element, at: number): void {
    const button = target.closest<HTMLButtonElement>('button[type="button"]')
    if (!button) return
    if (pressed) kept.delete(pressed)
    pressed = button
    keep({
      element: button,
      isEntry: false,
      again: () => button.click(),
      until: at + KEPT_MS,
      isHeard: () => isTaken(button),
    })
  }

  /** A field that was not taken over has read what was entered, and tells nobody. */
  function keepEntry(element: Element, { value, checked }: EarlyInput): void {
    const wasTaken = isTaken(element)
    for (const other of kept.keys()) if (isRivalOf(element, other)) kept.delete(other)
    const type = String(Reflect.get(element, 'type'))
    const again = () => {
      if (type !== 'file') Object.assign(element, { value, checked })
      forgetRead(element)
      element.dispatchEvent(new Event(heardBy[type] ?? 'input', { bubbles: true }))
    }
    keep({ element, isEntry: true, again, until: Infinity, isHeard: () => wasTaken })
  }

  function hear(input: EarlyInput): void {
    if (isMade) return
    current = null
    if (!(input.target instanceof Element)) return
    readBefore = readOf(input.target)
    // A field has already changed when its click is heard.
    if (input.type === 'click' && !(input.target instanceof HTMLInputElement)) makeEntries()
    if (input.type === 'click') keepPress(input.target, input.at)
    if (input.type === 'input') keepEntry(input.target, input)
  }

  const pass = ({ type, target }: Event) => {
    passed += 1
    const isChoice = type === 'click' && target instanceof Element && isToggle(target)
    if (isChoice && (isMade || readOf(target) !== readBefore)) forgetRead(target)
    if (!isMade && current?.isHeard()) kept.delete(current.element)
  }
  for (const type of ['click', 'input', 'change']) document.documentElement.addEventListener(type, pass, true)
  recorded.splice(0).forEach(hear)
  recorded.push = (input) => {
    hear(input)
    return 0
  }
}

const isToggle = (element: Element) =>
  element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type)

/** Of two radios of a group the last alone is chosen. */
const isRivalOf = (one: Element, other: Element) =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  other.type === 'radio' &&
  one.name === other.name

type Tracked = Element & { _valueTracker: { getValue: () => unknown; setValue: (value: null) => void } }

/** React's own note of what a field held when it last looked. */
const isTracked = (field: Element): field is Tracked => '_valueTracker' in field
const readOf = (field: Element) => (isTracked(field) ? field._valueTracker.getValue() : undefined)

/** React holds back what it has read already; of this it hears. */
function forgetRead(field: Element): void {
  if (isTracked(field)) field._valueTracker.setValue(null)
}
