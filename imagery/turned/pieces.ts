import { z } from 'zod'
import { looksOf } from '../files/catalogue'
import type { Product } from '../files/catalogue'
import type { Look } from '../models/entry'
import { entries } from '../models/registry'
import { digestOf } from '../render/hash'

/** How finely a model is cut, and how far a surface of it may move where triangles are left out, centimetres. */
type Fineness = { detail: number; tolerance: number }

const onPhone: Fineness = { detail: 0.3, tolerance: 0.012 }
const onDesktop: Fineness = { detail: 0.35, tolerance: 0.007 }

/** Of shoes by their design: a cut edge shows every step; laces and seams are many, and weigh. */
const finerByDesign: Readonly<Record<string, number>> = { penny: 1.6, derby: 0.7, court: 0.6 }

/** How many times as finely as others a piece is made: the smooth flap of a bag shows every false crease. */
function finerBy({ model, params }: Look): number {
  if (entries[model]?.family === 'bag') return 2
  return finerByDesign[String(params['design'])] ?? 1
}

/** Raised when what a file looks like changes for another reason than the catalogue, so that all are made again. */
const EDITION = 2

const tokensSchema = z.object({ token3DMobile: z.string().optional(), token3DDesktop: z.string().optional() })

/** A model to be turned: its file, what it is made from, and a word for exactly that. */
export type TurnedPiece = Fineness & { token: string; look: Look; isForPhone: boolean; made: string }

/** Every model that products of the catalogue name, once for each token. */
export function turnedPieces(products: readonly Product[]): TurnedPiece[] {
  const pieces = products.flatMap((product) => {
    const { token3DMobile, token3DDesktop } = tokensSchema.parse(product)
    const [look] = looksOf(product)
    const piece = (token: string | undefined, device: Fineness): TurnedPiece[] => {
      if (!token || !look) return []
      const finer = finerBy(look)
      const fineness = { detail: device.detail * finer, tolerance: device.tolerance / finer }
      return [{ ...fineness, token, look, isForPhone: device === onPhone, made: hashOf(look, fineness) }]
    }
    return [...piece(token3DMobile, onPhone), ...piece(token3DDesktop, onDesktop)]
  })
  return [...new Map(pieces.map((piece) => [piece.token, piece])).values()]
}

function hashOf({ model, line, leather, metal, params }: Look, fineness: Fineness): string {
  return digestOf([EDITION, model, line, leather, metal, params, fineness])
}
