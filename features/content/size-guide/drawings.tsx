import type { ReactNode } from 'react'
import styles from './drawings.module.scss'

type Drawing = { title: string; body: ReactNode }

/** A line to measure along, with its letter. */
function Measure({ d, at: [x, y], letter }: { d: string; at: readonly [number, number]; letter: string }) {
  return (
    <>
      <path d={d} className={styles.measure} />
      <text x={x} y={y} className={styles.letter}>
        {letter}
      </text>
    </>
  )
}

const foot: Drawing = {
  title: '足底轮廓，A 为脚跟至最长脚趾的足长',
  body: (
    <>
      <path d="M68 76c-9 12-9 34-2 54 8 24 11 40 7 66-3 20-4 30-2 40 3 18 14 28 29 28 17 0 28-12 29-32 1-22-4-36 0-58 5-26 24-44 26-68 1-12-4-20-10-24-18-12-60-20-77-6z" />
      <ellipse cx="80" cy="50" rx="13" ry="17" />
      <ellipse cx="105" cy="45" rx="9" ry="13" />
      <ellipse cx="124" cy="52" rx="8" ry="11" />
      <ellipse cx="140" cy="62" rx="7" ry="10" />
      <ellipse cx="154" cy="75" rx="6" ry="9" />
      <Measure d="M190 32v232M182 32h16M182 264h16" at={[206, 152]} letter="A" />
      <path d="M105 32h72M100 264h77" className={styles.guide} />
    </>
  ),
}

const woman: Drawing = {
  title: '人体正面，A 为胸围，B 为腰围，C 为臀围',
  body: (
    <>
      <path d="M120 22c-11 0-18 9-18 21 0 13 8 24 18 24s18-11 18-24c0-12-7-21-18-21z" />
      <path d="M112 66v12c-20 5-33 11-37 23-5 16-9 40-11 66M128 66v12c20 5 33 11 37 23 5 16 9 40 11 66" />
      <path d="M88 112c2 14 4 20 3 28-1 12-3 16-3 26 0 20-12 34-13 60-1 22 4 38 7 52M152 112c-2 14-4 20-3 28 1 12 3 16 3 26 0 20 12 34 13 60 1 22-4 38-7 52M120 226v52" />
      <Measure d="M89 118c18 8 44 8 62 0" at={[184, 122]} letter="A" />
      <Measure d="M88 164c18 8 46 8 64 0" at={[184, 168]} letter="B" />
      <Measure d="M76 214c24 9 64 9 88 0" at={[184, 218]} letter="C" />
      <path d="M151 118h28M152 164h27M164 214h15" className={styles.guide} />
    </>
  ),
}

const man: Drawing = {
  title: '人体正面，A 为胸围，B 为腰围，C 为臀围',
  body: (
    <>
      <path d="M120 22c-11 0-18 9-18 21 0 13 8 24 18 24s18-11 18-24c0-12-7-21-18-21z" />
      <path d="M110 65v13c-24 5-43 10-48 24-5 17-7 40-8 68M130 65v13c24 5 43 10 48 24 5 17 7 40 8 68" />
      <path d="M78 112c4 22 6 38 6 56 0 22-5 38-5 58 0 20 3 36 5 52M162 112c-4 22-6 38-6 56 0 22 5 38 5 58 0 20-3 36-5 52M120 228v50" />
      <Measure d="M80 120c22 8 58 8 80 0" at={[190, 124]} letter="A" />
      <Measure d="M84 172c20 7 52 7 72 0" at={[190, 176]} letter="B" />
      <Measure d="M79 216c22 8 60 8 82 0" at={[190, 220]} letter="C" />
      <path d="M160 120h26M156 172h30M161 216h25" className={styles.guide} />
    </>
  ),
}

const ring: Drawing = {
  title: '纸条绕指根一周，A 为纸条相接处的长度，即内周长',
  body: (
    <>
      <path d="M88 284V86c0-21 13-36 32-36s32 15 32 36v198" />
      <path d="M104 70c5-5 27-5 32 0M98 128c8 5 36 5 44 0M99 136c8 4 34 4 42 0" />
      <path d="M86 208c18 10 50 10 68 0v14c-18 10-50 10-68 0z" />
      <path d="M154 208l46-20v14l-46 20" />
      <Measure d="M86 240c18 10 50 10 68 0" at={[184, 245]} letter="A" />
      <path d="M154 240h24" className={styles.guide} />
    </>
  ),
}

const belt: Drawing = {
  title: '腰带平铺，A 为带扣根部至中间一孔的长度',
  body: (
    <>
      <path d="M18 128h26v44H18zM28 128v44M44 132h166c8 0 14 8 14 18s-6 18-14 18H44" />
      <path d="M44 150H24" />
      <circle cx="152" cy="150" r="2.5" />
      <circle cx="168" cy="150" r="2.5" />
      <circle cx="184" cy="150" r="2.5" />
      <circle cx="200" cy="150" r="2.5" />
      <circle cx="136" cy="150" r="2.5" />
      <Measure d="M44 206h124M44 198v16M168 198v16" at={[102, 232]} letter="A" />
      <path d="M168 156v40M44 172v24" className={styles.guide} />
    </>
  ),
}

/** By the id of the size guide. */
const drawings: Readonly<Record<string, Drawing>> = {
  'women-shoes': foot,
  'men-shoes': foot,
  'women-clothes': woman,
  'men-clothes': man,
  rings: ring,
  belts: belt,
}

/** How to measure, drawn for this house; a guide without a drawing has none. S22. */
export function measureDrawing(guide: string): ReactNode {
  const drawing = drawings[guide]
  if (!drawing) return null
  return (
    <svg className={styles.root} viewBox="0 0 240 300" role="img" aria-label={drawing.title}>
      {drawing.body}
    </svg>
  )
}
