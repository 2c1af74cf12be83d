/** Whether this page is shown inside the chat app. */
export function isChatApp(userAgent: string): boolean {
  return /MicroMessenger/i.test(userAgent)
}

/** Whether this is an iPhone or iPad: there the chat app knows a page by the address it was opened with. */
export function isIos(userAgent: string): boolean {
  return /iPhone|iPad|iPod/.test(userAgent)
}
