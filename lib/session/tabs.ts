/** What one tab posts to the others of its browser: the session or the bag has changed. */
export type TabMessage = 'session' | 'bag'

const NAME = 'tab_message'

function isTabMessage(value: unknown): value is TabMessage {
  return value === 'session' || value === 'bag'
}

let channel: BroadcastChannel | null = null

/** The one channel of this tab, which does not receive its own messages; null where the browser has none. */
function openChannel(): BroadcastChannel | null {
  try {
    channel ??= new BroadcastChannel(NAME)
  } catch {
    // The storage says it too, unless that is forbidden as well: then each tab finds out by its next call.
  }
  return channel
}

let sessions = 0

/** How often a session of this browser began or ended, here or in other tabs. */
export function sessionsSeen(): number {
  return sessions
}

/** Posts to the other tabs. */
export function postToTabs(message: TabMessage): void {
  if (message === 'session') sessions += 1
  const open = openChannel()
  if (open) open.postMessage(message)
  else postByStorage(message)
}

function postByStorage(message: TabMessage): void {
  try {
    localStorage.setItem(NAME, `${message} ${Date.now()}`)
  } catch {
    // As above.
  }
}

/** Calls `listener` with what other tabs post. Answers the unsubscribe. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const receive = (message: unknown) => {
    if (message === 'session') sessions += 1
    if (isTabMessage(message)) listener(message)
  }
  const handleMessage = (event: MessageEvent<unknown>) => receive(event.data)
  const handleStorage = (event: StorageEvent) => {
    if (event.key === NAME) receive(event.newValue?.split(' ')[0])
  }
  const listen = () => openChannel()?.addEventListener('message', handleMessage)
  // An open channel keeps a page that is left out of the browser's cache; one that comes back reads everything anew.
  const closeChannel = () => {
    channel?.close()
    channel = null
  }

  listen()
  window.addEventListener('storage', handleStorage)
  window.addEventListener('pagehide', closeChannel)
  window.addEventListener('pageshow', listen)
  return () => {
    closeChannel()
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('pagehide', closeChannel)
    window.removeEventListener('pageshow', listen)
  }
}
