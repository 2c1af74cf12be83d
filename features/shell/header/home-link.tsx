import Link from 'next/link'
import { WordMark } from '@/components/word-mark'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'

/** The word mark, which leads home. Few go there from a page, so its script is not fetched ahead. */
export function HomeLink() {
  return (
    <Link href={routes.home} prefetch={false}>
      <WordMark title={`${brand.name} 首页`} />
    </Link>
  )
}
