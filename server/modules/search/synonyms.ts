import { normalise } from './tokens'

/**
 * Words that mean the same to a shopper. One of a line finds what any of the line would; a word of two lines, what the
 * later one would.
 */
const groups: readonly (readonly string[])[] = [
  // Occasions and those one gives to.
  [
    ...['礼物', '礼品', '送礼', '送人', '赠礼', '伴手礼', '礼盒', 'gift', 'present'],
    ...['生日礼物', '生日', '情人节', '七夕', '圣诞', '圣诞节', '母亲节', '父亲节', '周年纪念'],
    ...['送女朋友', '送女友', '送老婆', '送太太', '送妈妈', '送母亲', '送闺蜜', '送长辈'],
    ...['送男朋友', '送男友', '送老公', '送先生', '送爸爸', '送父亲'],
  ],
  // Bags; 拖特包 is how many type it.
  ['托特包', '拖特包', '购物袋', 'tote'],
  ['手袋', '包', '包包', '包袋', '皮包', '女包', 'bag', 'handbag'],
  ['手提包', '手提袋', '手拎包', 'top handle'],
  ['单肩包', '肩背包', '腋下包', '挎包', 'shoulder bag'],
  ['斜挎包', '斜背包', '邮差包', 'crossbody', 'messenger'],
  ['双肩包', '书包', 'backpack'],
  ['公文包', '电脑包', '商务包', 'briefcase'],
  ['旅行袋', '旅行包', '行李袋', '行李', 'holdall'],
  ['迷你包', '小包', '迷你手袋', 'mini bag'],
  ['水桶包', '抽绳包', 'bucket bag'],
  ['手拿包', '晚宴包', 'clutch'],
  ['钱包', '钱夹', '皮夹', 'wallet'],
  ['卡包', '卡夹', '卡片夹', 'card holder'],
  ['零钱包', '零钱袋', 'coin purse'],
  ['小皮具', '皮具', 'small leather goods'],
  // Shoes
  ['鞋', '鞋履', '鞋子', 'shoe'],
  ['高跟鞋', '浅口鞋', '高跟', 'pump', 'heel'],
  ['乐福鞋', '便鞋', '豆豆鞋', 'loafer'],
  ['平底鞋', '单鞋', '芭蕾鞋', 'flat', 'ballerina'],
  ['靴子', '短靴', '长靴', '靴', '靴履', 'boot'],
  ['运动鞋', '小白鞋', '球鞋', '板鞋', 'sneaker', 'trainer'],
  ['跑鞋', '跑步鞋', '老爹鞋', 'runner'],
  ['拖鞋', '穆勒鞋', 'mule'],
  // Accessories and jewellery
  ['腰带', '皮带', 'belt'],
  ['围巾', '丝巾', '披肩', '方巾', 'scarf', 'shawl'],
  ['墨镜', '太阳镜', '太阳眼镜', '眼镜', 'sunglasses'],
  ['帽子', '礼帽', '毛线帽', 'hat'],
  ['手套', 'glove'],
  ['首饰', '珠宝', '饰品', 'jewellery', 'jewelry'],
  ['耳环', '耳饰', '耳钉', '耳坠', 'earring'],
  ['项链', '吊坠', '颈链', 'necklace'],
  ['手链', '手镯', '手环', 'bracelet', 'bangle'],
  ['戒指', '指环', 'ring'],
  ['钻戒', '婚戒', '求婚戒指', '订婚戒指', '结婚戒指'],
  // Clothes
  ['毛衣', '针织衫', '针织', '羊毛衫', 'knitwear', 'sweater'],
  ['连衣裙', '裙子', '裙装', 'dress'],
  ['半裙', '半身裙', '短裙', 'skirt'],
  ['外套', '大衣', '夹克', 'coat', 'jacket'],
  ['西装', '西服', '西装外套', 'blazer', 'suit'],
  ['衬衫', '衬衣', 'shirt', 'blouse'],
  ['长裤', '裤子', '西裤', '裤装', 'trousers', 'pants'],
  ['牛仔裤', '牛仔', 'jeans', 'denim'],
  ['皮衣', '皮夹克', '机车夹克', 'leather jacket'],
  ['成衣', '服装', '衣服', 'ready-to-wear'],
  // Perfume, home, lips
  ['香水', '香氛', '淡香水', '香精', 'perfume', 'fragrance'],
  ['蜡烛', '香薰蜡烛', '香氛蜡烛', 'candle'],
  ['扩香', '无火香薰', '藤条香薰', 'diffuser'],
  ['礼盒', '套装', '套盒', 'gift set', 'coffret'],
  ['口红', '唇膏', 'lipstick'],
  ['唇蜜', '唇釉', '唇彩', 'lip gloss'],
  ['护唇膏', '润唇膏', 'lip balm'],
  ['毛毯', '毯子', '盖毯', '毯', 'throw', 'blanket'],
  ['家居', '家饰', 'home'],
  // Materials and ways of making
  ['麂皮', '绒面', '反绒', '翻毛皮', 'suede'],
  ['鳄鱼纹', '鳄纹', '鳄鱼皮', 'crocodile'],
  ['菱格', '绗缝', 'quilted'],
  ['羊绒', '山羊绒', 'cashmere'],
  ['真丝', '丝绸', '桑蚕丝', 'silk'],
  // Colours
  ['黑色', '黑', '墨黑', 'black', 'noir'],
  ['白色', '白', '象牙白', '奶油白', '雪白', 'white'],
  ['红色', '红', '酒红', '朱红', 'red'],
  ['棕色', '咖啡色', '褐色', '干邑棕', '深巧克力', 'brown'],
  ['蓝色', '蓝', '夜蓝', '天青', 'blue'],
  ['绿色', '绿', '松林绿', '橄榄绿', 'green'],
  ['灰色', '灰', '石墨灰', '灰褐', 'grey', 'gray'],
  ['粉色', '粉红', '粉红色', '玫瑰粉', 'pink'],
  ['米色', '杏色', '裸色', '沙色', '驼色', 'beige'],
  // For whom
  ['男士', '男装', '男款', '男', 'men'],
  ['女士', '女装', '女款', '女', 'women'],
]

const meanings = new Map(
  groups.flatMap((group) => {
    const spellings = group.map(normalise)
    return spellings.map((spelling) => [spelling, spellings] as const)
  }),
)

/** Every normalised spelling of a normalised word, its own first; a plural means what its singular does. */
export function spellingsOf(word: string): readonly string[] {
  const group = meanings.get(word) ?? meanings.get(word.replace(/s$/, ''))
  return group ? [word, ...group.filter((spelling) => spelling !== word)] : [word]
}

/** Every word this list knows, for cutting a query that is written without spaces. */
export const knownWords: readonly string[] = [...meanings.keys()]
