import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BreadcrumbData, StructuredData } from '@/components/structured-data'
import { faqData } from '@/features/content/faq/faq-data'
import { FaqTopic } from '@/features/content/faq/faq-topic'
import { loadTopics } from '@/features/content/loaders'
import { PageBlocks } from '@/features/page-builder/page-blocks'
import { pageMetadata } from '@/features/page-builder/page-metadata'
import { PageMark } from '@/features/shell/frame/frame-state'
import { homeCrumb, routes } from '@/lib/routes'

type Props = PageProps<'/faq/[topic]'>

export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  const topics = await loadTopics()
  return topics.map(({ url }) => ({ topic: url.replace(/^faq\//, '') }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await findTopic((await params).topic)
  return page ? { ...pageMetadata(page), title: `${page.title}常见问题` } : {}
}

export default async function Page({ params }: Props) {
  const { topic } = await params
  const page = await findTopic(topic)
  if (!page) notFound()
  const crumbs = [
    { label: '常见问题', href: routes.faq() },
    { label: page.title, href: routes.faq(topic) },
  ]
  return (
    <>
      <PageMark name="faq" />
      <FaqTopic page={page} pages={await loadTopics()}>
        <PageBlocks blocks={page.blocks} renderProducts={() => null} isRunning />
      </FaqTopic>
      <BreadcrumbData items={[homeCrumb, ...crumbs]} />
      <StructuredData data={faqData(page)} />
    </>
  )
}

async function findTopic(topic: string) {
  const topics = await loadTopics()
  return topics.find(({ url }) => url === `faq/${topic}`)
}
