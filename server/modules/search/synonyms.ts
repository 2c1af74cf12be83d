import { normalise } from './tokens'

/** Words that mean the same to a shopper. One of a line finds what any of the line would. */
const groups: readonly (readonly string[])[] = [
  ['托特包', '购物袋', 'tote'],
  ['手袋', '包', '包包', '包袋', '皮包', 'bag', 'handbag'],
  ['手提包', '手拎包', 'top handle'],
  ['单肩包', '肩背包', 'shoulder bag'],
  ['斜挎包', '斜背包', '邮差包', 'crossbody'],
  ['迷你包', '小包', '迷你手袋', 'mini bag'],
  ['水桶包', 'bucket bag'],
  ['手拿包', '晚宴包', 'clutch'],
  ['钱包', '钱夹', '皮夹', 'wallet'],
  ['卡包', '卡夹', '卡片夹', 'card holder'],
  ['小皮具', '皮具', 'small leather goods'],
  ['鞋', '鞋履', '鞋子', 'shoes'],
  ['高跟鞋', '浅口鞋', 'pump', 'pumps', 'heels'],
  ['乐福鞋', '便鞋', 'loafer', 'loafers'],
  ['靴子', '短靴', '长靴', 'boot', 'boots'],
  ['运动鞋', '小白鞋', '球鞋', 'sneaker', 'sneakers'],
  ['腰带', '皮带', 'belt'],
  ['围巾', '丝巾', '披肩', 'scarf'],
  ['墨镜', '太阳镜', '太阳眼镜', 'sunglasses'],
  ['首饰', '珠宝', '饰品', 'jewellery', 'jewelry'],
  ['耳环', '耳饰', '耳钉', 'earrings'],
  ['项链', '吊坠', 'necklace'],
  ['手链', '手镯', 'bracelet'],
  ['戒指', '指环', 'ring'],
  ['毛衣', '针织衫', '针织', 'knitwear', 'sweater'],
  ['连衣裙', '裙子', '裙装', 'dress'],
  ['外套', '大衣', '夹克', 'coat', 'jacket'],
  ['成衣', '服装', '衣服', 'ready-to-wear'],
  ['香水', '香氛', '淡香水', '香精', 'perfume', 'fragrance'],
  ['蜡烛', '香薰蜡烛', '香氛蜡烛', 'candle'],
  ['口红', '唇膏', 'lipstick'],
  ['家居', '家饰', 'home'],
  ['男士', '男装', '男款', '男', 'men'],
  ['女士', '女装', '女款', '女', 'women'],
  ['礼物', '礼品', '送礼', 'gift'],
]

const meanings = new Map(
  groups.flatMap((group) => {
    const spellings = group.map(normalise)
    return spellings.map((spelling) => [spelling, spellings] as const)
  }),
)

/** Every normalised spelling of a normalised word, its own first. */
export function spellingsOf(word: string): readonly string[] {
  const group = meanings.get(word)
  return group ? [word, ...group.filter((spelling) => spelling !== word)] : [word]
}

/** Every word this list knows, for cutting a query that is written without spaces. */
export const knownWords: readonly string[] = [...meanings.keys()]
