import type { Block } from '@/contract/calls/catalogue/page'

/** One kind of block. */
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>
