import type { ReactNode } from 'react'
import { BagCount } from '@/features/bag/bag-count'
import { Footer } from '@/features/shell/footer'
import { Header } from '@/features/shell/header'
import { LoginQuery } from '@/features/shell/login-query'
import { loadNavigation } from '@/features/shell/loaders'

/** Header, page, footer (A§2, «default»). */
export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const navigation = await loadNavigation()
  return (
    <>
      <Header navigation={navigation} bagCount={<BagCount />} />
      <main id="content">{children}</main>
      <Footer />
      <LoginQuery />
    </>
  )
}
