import '@/styles/rich-text.scss'

/** HTML from the shop's content. The commerce API cleans it when it is stored and when it is served. S22. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
