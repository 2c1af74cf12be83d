/** Canvas of a still: wide for desktop, tall for phones, in pixels. */
export const canvas = { wide: { width: 2400, height: 1350 }, tall: { width: 1440, height: 1800 } }

/**
 * Campaign stills composed of packshots on a plain ground: `at` is the centre of the packshot and `height` its height,
 * in fractions of the canvas. Text stands low at the left, so the products keep to the right, or high on phones.
 */
export const stills = {
  'still-hero': {
    ground: { wall: '#dfdcd7', floor: '#efedea', horizon: 0.6 },
    wide: [{ picture: 'bag', at: [0.66, 0.5], height: 0.94 }],
    tall: [{ picture: 'bag', at: [0.5, 0.44], height: 0.6 }],
  },
  'still-maroquinerie': {
    ground: { wall: '#e4e3e1', floor: '#f1f0ee', horizon: 0.58 },
    wide: [
      { picture: 'bag-noir', at: [0.36, 0.49], height: 0.82 },
      { picture: 'belt', at: [0.7, 0.66], height: 0.56 },
    ],
    tall: [{ picture: 'bag-noir', at: [0.5, 0.5], height: 0.8 }],
  },
  'still-perfume': {
    ground: { wall: '#e3d8cb', floor: '#ece4d9', horizon: 0.64 },
    wide: [
      { picture: 'perfume', at: [0.62, 0.47], height: 0.98 },
      { picture: 'candle', at: [0.83, 0.64], height: 0.6 },
    ],
    tall: [{ picture: 'perfume', at: [0.5, 0.48], height: 0.84 }],
  },
  'still-editorial': {
    ground: { wall: '#d8d7d4', floor: '#e8e7e4', horizon: 0.56 },
    wide: [{ picture: 'pump', at: [0.58, 0.52], height: 1.02 }],
    tall: [{ picture: 'pump', at: [0.5, 0.52], height: 0.78 }],
  },
  'still-store': {
    room: true,
    wide: [
      { picture: 'bag', at: [0.36, 0.507], height: 0.37 },
      { picture: 'perfume', at: [0.7, 0.545], height: 0.29 },
    ],
    tall: [{ picture: 'bag', at: [0.5, 0.518], height: 0.34 }],
  },
}
