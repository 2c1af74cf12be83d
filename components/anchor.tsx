import Link from 'next/link'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** A link inside the store goes through the router; tel:, mailto: and other sites are plain anchors. A§2. */
export function Anchor({ href, target, rel, ...rest }: Props) {
  const safeRel = target === '_blank' ? 'noreferrer' : rel
  if (isInternal(href)) return <Link {...rest} href={href} target={target} rel={safeRel} />
  return <a {...rest} href={href} target={target} rel={safeRel} />
}

function isInternal(href: string): boolean {
  return /^[/?#]/.test(href) && !href.startsWith('//')
}
