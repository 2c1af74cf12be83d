import type { Block } from '@/contract/page'

/** One kind of block. */
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>
