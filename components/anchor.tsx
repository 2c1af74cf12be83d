import Link from 'next/link'
import type { ComponentProps } from 'react'
import { resolveLink } from '@/lib/links'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string
  /** The entry of the menu it belongs to. */
  nav?: string
  /** False where so many links stand together that fetching ahead would be a waste. */
  prefetch?: false
}

/** Every link whose address comes from data: the rules are those of `lib/links`. A§2. */
export function Anchor({ href, nav, prefetch, target, rel, ...rest }: Props) {
  const link = resolveLink(href, { nav })
  // Only what there is: what is undefined would be written into the page's data at every link.
  const opening =
    target === '_blank' ? { target, rel: 'noreferrer' } : { ...(target && { target }), ...(rel && { rel }) }
  if (link.isInternal && link.href !== undefined) {
    return <Link {...rest} {...opening} {...(prefetch === false && { prefetch })} href={link.href} />
  }
  return <a {...rest} {...opening} href={link.href} />
}
