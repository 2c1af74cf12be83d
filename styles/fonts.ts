import localFont from 'next/font/local'

/**
 * The one Latin face (SIL OFL, Latin subset, weights 300 to 500, 24 KB), its fallback cut to the same measures. Asked for by
 * the style, not ahead of it: on a slow line it would hold back the first paint by its own length.
 */
export const jost = localFont({
  src: './fonts/jost-latin.woff2',
  weight: '300 500',
  style: 'normal',
  display: 'swap',
  preload: false,
  variable: '--font-jost',
  adjustFontFallback: 'Arial',
  declarations: [
    { prop: 'unicode-range', value: 'U+0000-00FF, U+0152-0153, U+2013-2014, U+2018-201D, U+2026' },
  ],
})
