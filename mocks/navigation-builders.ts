import type { NavigationItem } from '@/contract/calls/catalogue/catalogue'
import type { Data } from '@/lib/api/types'

/** An entry of the menu; its name, id and address follow from its path, `women/handbags`. */
export function anEntry(path: string, part: Partial<NavigationItem> = {}): NavigationItem {
  const id = path.replaceAll('/', '-')
  return {
    ...{ id, name: id, nameEn: id, url: `/categories/${path}`, level: path.split('/').length },
    ...{ subImage: null, title: '', subTitle: '', isSetRedirectUrl: false, items: [] },
    ...part,
  }
}

/** A small menu: two worlds, and after a gap one that leads to pages. */
export function aNavigation(): Data<'listCategories'> {
  const handbags = anEntry('women/handbags', {
    name: '手袋',
    subImage: 'still-maroquinerie',
    title: '晨曦系列',
    subTitle: '单手柄的手提包',
    items: [
      anEntry('women/handbags/tote', { name: '托特包' }),
      anEntry('women/handbags/clutch', { name: '晚宴包' }),
    ],
  })
  return {
    items: [
      anEntry('women', {
        name: '女士',
        subImage: 'still-hero',
        title: '新一季',
        subTitle: '雾散之前',
        items: [handbags, anEntry('women/belts', { name: '腰带' })],
      }),
      anEntry('men', { name: '男士', items: [anEntry('men/shoes', { name: '男鞋' })] }),
      anEntry('collections', {
        name: '系列',
        items: [anEntry('collections/shows', { name: '时装秀', url: '/shows' })],
      }),
    ],
    count: [2],
  }
}
