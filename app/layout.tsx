import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { loadLoginCover } from '@/features/login/loaders'
import { loadBanner } from '@/features/promotion-bar/loaders'
import { PromotionBar } from '@/features/promotion-bar/promotion-bar'
import { FirstPaint } from '@/features/shell/frame/first-paint'
import { FrameState } from '@/features/shell/frame/frame-state'
import { SkipLink } from '@/features/shell/frame/skip-link'
import { brand } from '@/lib/brand'
import { jost } from '@/styles/fonts'
import { Providers } from './providers'
import '@/styles/tokens.css'
import '@/styles/base.scss'
import '@/styles/frame.scss'
import '@/styles/print.scss'

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

/** What every layout has: the promotion bar, and the frame drawn before first paint (A§2). */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const [banner, loginCover] = await Promise.all([loadBanner(), loadLoginCover()])
  return (
    // The script before first paint writes on it what the server cannot know.
    <html lang="zh-CN" className={jost.variable} suppressHydrationWarning>
      <body>
        <FirstPaint bannerPages={banner.pages} />
        <SkipLink />
        {banner.html && <PromotionBar html={banner.html} />}
        <Providers loginCover={loginCover}>{children}</Providers>
        <FrameState bannerPages={banner.pages} />
      </body>
    </html>
  )
}
