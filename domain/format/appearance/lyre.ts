/** The mark of a store without a logo, a lyre of two arms, a yoke and four strings: strokes on a field of 32 × 36. */
export const LYRE = [
  {
    width: 2.2,
    d: 'M6.5 3.5C2.5 4 1.5 8.5 4.5 10.5c3 2.2 2.5 6 1.3 9.5-2.3 6.8 2 12.5 10.2 12.5S28.5 26.8 26.2 20c-1.2-3.5-1.7-7.3 1.3-9.5 3-2 2-6.5-2-7',
    round: true,
  },
  { width: 2, d: 'M5.5 9.8h21', round: true },
  { width: 1, d: 'M11.5 10v18.5M14.5 10v19.5M17.5 10v19.5M20.5 10v18.5', round: false },
  { width: 2, d: 'M10 28.5h12', round: true },
] as const
