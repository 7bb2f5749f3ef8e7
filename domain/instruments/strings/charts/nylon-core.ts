import type { Chart } from './chart.ts'

/**
 * Silver-plated copper round wound on multifilament nylon, D'Addario NYLW. Two gauges are left out, whose weights
 * contradict their neighbours: .019 is charted with the weight of .020, and .025 as lighter than .024. Nylon cores differ more than steel ones: D'Addario's
 * own strings for folk guitar weigh 4 % (.031) to 14 % (.037) less.
 */
export const SILVER_ON_NYLON: Chart = [
  [20, 5.341e-5],
  [22, 6.498e-5],
  [24, 7.408e-5],
  [26, 9.438e-5],
  [28, 1.0511e-4],
  [29, 1.1667e-4],
  [30, 1.2419e-4],
  [31, 1.2821e-4],
  [33, 1.7913e-4],
  [34, 1.927e-4],
  [35, 2.0667e-4],
  [36, 2.2105e-4],
  [40, 2.826e-4],
  [41, 2.8319e-4],
  [42, 3.0466e-4],
  [43, 3.3302e-4],
  [45, 3.647e-4],
  [48, 4.14e-4],
  [50, 4.5369e-4],
  [52, 4.95e-4],
  [54, 5.3793e-4],
  [56, 5.9624e-4],
]

/** 80/20 brass round wound on multifilament nylon, D'Addario Folk BEBW. */
export const BRASS_ON_NYLON: Chart = [
  [31, 1.165e-4],
  [37, 1.8785e-4],
  [45, 3.085e-4],
]
