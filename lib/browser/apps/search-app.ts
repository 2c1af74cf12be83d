/** Whether this is the large search app on an iPhone or iPad: its pages come back as pictures of what they were. A§4. */
export function isSearchAppOnIos(userAgent: string): boolean {
  return /baiduboxapp|baidubrowser/i.test(userAgent) && /iPhone|iPad|iPod/.test(userAgent)
}
