/** A film of the store: its frames are numbered from 0, and after the last comes the first again. */
export type Film = {
  name: string
  seconds: number
  /** What every frame needs, made once; then a frame as RGB of `filmSize`. */
  prepare: () => Promise<(frame: number) => Promise<Buffer>>
}

export const framesASecond = 24

/** Width and height in pixels; what matters lies in the middle, in a part of 4 to 5, which is what a phone shows. */
export const filmSize = [1280, 720] as const

export const framesOf = ({ seconds }: Pick<Film, 'seconds'>) => seconds * framesASecond
