/**
 * The packshots and the crop that is their second view: a square-on detail, in fractions of the original
 * (left, top, width; the height follows from 4:5).
 */
export const packshots = {
  bag: { detail: [0.18, 0.3, 0.62] },
  'bag-noir': { detail: [0.18, 0.3, 0.62] },
  belt: { detail: [0.12, 0.22, 0.6] },
  candle: { detail: [0.08, 0.2, 0.6] },
  earrings: { detail: [0.08, 0.24, 0.46] },
  lipstick: { detail: [0.12, 0.1, 0.56] },
  perfume: { detail: [0.22, 0.14, 0.56] },
  pump: { detail: [0.2, 0.24, 0.64] },
  scarf: { detail: [0.1, 0.16, 0.6] },
  sunglasses: { detail: [0.08, 0.26, 0.56] },
}
