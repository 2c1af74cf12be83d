import type { UpperCut } from '../../cutting/upper-cut'

export type Who = 'woman' | 'man'

/** The common block a garment is cut from. */
export const block = (who: Who): UpperCut =>
  who === 'woman'
    ? {
        figure: 'woman',
        shoulder: 19,
        slope: 4.6,
        armhole: 21.5,
        chest: 24,
        waist: 22.5,
        waistAt: 39,
        hip: 25,
        hipAt: 59,
        hem: 25.5,
        length: 66,
        neck: { width: 7.6, front: 8.4, back: 2 },
        sleeve: { length: 59, width: 17.5, cuff: 10.5 },
        stiffness: 0.5,
        polish: 2,
      }
    : {
        figure: 'man',
        shoulder: 22.5,
        slope: 5,
        armhole: 24.5,
        chest: 28.5,
        waist: 27.5,
        waistAt: 44,
        hip: 28.5,
        hipAt: 62,
        hem: 28.5,
        length: 74,
        neck: { width: 8.2, front: 9, back: 2.2 },
        sleeve: { length: 62, width: 20, cuff: 11.5 },
        stiffness: 0.5,
        polish: 2,
      }

export const with_ = (who: Who, changes: Partial<UpperCut>): UpperCut => ({ ...block(who), ...changes })
