import { routes } from '@/lib/routes'

/** What a page says of itself when it is passed on. */
export type ShareCard = { title: string; desc: string; link: string; imgUrl: string }

/** What belongs to this visit and not to the page: a login to open, the way back, an answer of the chat app, the menu. */
const personal = ['isLogin', 'returnUrl', 'code', 'state', 'nav']

/** The card of the page as it is now, from what its head says to everybody. */
export function readShareCard({ title, head, location }: Document): ShareCard {
  return {
    title,
    desc: contentOf(head, 'meta[name="description"]'),
    imgUrl: contentOf(head, 'meta[property="og:image"]'),
    link: linkOf(head, location.href),
  }
}

/** The share page passes on what it shows; every other page itself, as the shopper sees it: filters, chosen variant. */
function linkOf(head: HTMLElement, href: string): string {
  const canonical = head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const url = new URL(href)
  if (url.pathname === routes.share() && canonical) return canonical
  url.hash = ''
  for (const name of personal) url.searchParams.delete(name)
  return url.href
}

function contentOf(head: HTMLElement, selector: string): string {
  return head.querySelector<HTMLMetaElement>(selector)?.content ?? ''
}
