import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { brand } from '@/lib/brand'
import { jost } from '@/styles/fonts'
import { Providers } from './providers'
import '@/styles/tokens.css'
import '@/styles/base.scss'

export const metadata: Metadata = {
  title: { default: `${brand.name} | 官方网上精品店`, template: `%s | ${brand.name}` },
  description: brand.description,
  applicationName: brand.name,
  formatDetection: { telephone: false, email: false, address: false },
  openGraph: { siteName: brand.name, locale: 'zh_CN', type: 'website' },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#ffffff',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN" className={jost.variable}>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
