/** The brand. A real one changes this file and the catalogue (decisions, «The brand»). */
export const brand = {
  name: 'ORÉE 奥蕾',
  latinName: 'ORÉE',
  chineseName: '奥蕾',
  city: '巴黎',
  description: 'ORÉE 奥蕾巴黎官方网上精品店，探索手袋、成衣、鞋履、珠宝与高级香水。',
  phone: '400-880-1924',
  phoneHref: 'tel:4008801924',
  hours: ['周一至周五 10:00-20:00', '周末 10:00-19:00', '法定节假日以实际安排为准'],
  records: { icp: '沪ICP备00000000号-1', police: '沪公网安备 31000000000000号', licence: '营业执照' },
  locale: 'zh-CN',
  /** Stands before every path of the store where several sites of the brand share a host, which takes it off again. */
  localePrefix: '',
  region: '中国大陆 | CH',
} as const
