import type { Construction } from '../charts/charts.ts'

/**
 * GHS's sets and the total that it prints for each, in pounds, at 25.5 inches and for bass at 34: thousandths of an
 * inch from the first string to the last. They say nothing of GHS's own chart, by which it computes them, but much of
 * D'Addario's, by which the shop computes strings of makers that publish none. From GHS's charts, as collected in
 * https://github.com/davidelambert/tealc (tests/test_StringSet.py, tests/data/SetFiles); its pure nickel sets are left
 * out, of which the shop has no chart.
 */
export const GHS_SETS: readonly {
  set: string
  winding: Construction
  diameters: readonly number[]
  plain: number
  pounds: number
}[] = [
  { set: '3025', winding: 'bassFlat', diameters: [45, 60, 75, 95], plain: 0, pounds: 163.2 },
  { set: '3050', winding: 'bassFlat', diameters: [55, 70, 90, 105], plain: 0, pounds: 229.1 },
  { set: '5L', winding: 'bassNickel', diameters: [40, 55, 75, 95, 120], plain: 0, pounds: 172.1 },
  { set: '5M', winding: 'bassNickel', diameters: [45, 65, 85, 105, 130], plain: 0, pounds: 225 },
  { set: '5ML', winding: 'bassNickel', diameters: [45, 65, 80, 100, 126], plain: 0, pounds: 210.9 },
  { set: '6ML', winding: 'bassNickel', diameters: [30, 45, 65, 80, 100, 126], plain: 0, pounds: 248.1 },
  { set: 'BB10U', winding: 'bronze8020', diameters: [10, 13.5, 20, 26, 36, 46], plain: 2, pounds: 116.2 },
  { set: 'BB20X', winding: 'bronze8020', diameters: [11, 14, 22, 30, 38, 50], plain: 2, pounds: 138.2 },
  { set: 'BB30L', winding: 'bronze8020', diameters: [12, 16, 24, 32, 42, 54], plain: 2, pounds: 161.6 },
  { set: 'BB40M', winding: 'bronze8020', diameters: [13, 17, 26, 36, 46, 56], plain: 2, pounds: 189.2 },
  { set: 'BB50H', winding: 'bronze8020', diameters: [14, 18, 28, 38, 48, 60], plain: 2, pounds: 217.2 },
  { set: 'CM3050', winding: 'bassFlat', diameters: [45, 60, 80, 105], plain: 0, pounds: 174.1 },
  { set: 'CM5000', winding: 'bassStainless', diameters: [46, 67, 80, 106], plain: 0, pounds: 184.3 },
  { set: 'FW1000', winding: 'flatWound', diameters: [13, 17, 26, 34, 44, 54], plain: 2, pounds: 180.6 },
  { set: 'FW750', winding: 'flatWound', diameters: [9, 11, 16, 24, 32, 42], plain: 3, pounds: 90.7 },
  { set: 'FW800', winding: 'flatWound', diameters: [11, 14, 22, 28, 36, 46], plain: 2, pounds: 128.5 },
  { set: 'FW900', winding: 'flatWound', diameters: [12, 16, 24, 30, 40, 50], plain: 2, pounds: 154.2 },
  { set: 'GB105', winding: 'nickelWound', diameters: [10.5, 13.5, 17, 26, 38, 48], plain: 3, pounds: 109.9 },
  { set: 'GB85', winding: 'nickelWound', diameters: [8.5, 10.5, 14, 22, 32, 40], plain: 3, pounds: 79 },
  { set: 'GB95', winding: 'nickelWound', diameters: [9.5, 11.5, 16, 24, 34, 44], plain: 3, pounds: 92.2 },
  { set: 'GBCL', winding: 'nickelWound', diameters: [9, 11, 16, 26, 36, 46], plain: 3, pounds: 95.3 },
  { set: 'GBH', winding: 'nickelWound', diameters: [12, 16, 19, 28, 38, 52], plain: 3, pounds: 131.2 },
  { set: 'GBL', winding: 'nickelWound', diameters: [10, 13, 17, 26, 36, 46], plain: 3, pounds: 104.7 },
  { set: 'GBLXL', winding: 'nickelWound', diameters: [10, 13, 15, 26, 32, 38], plain: 3, pounds: 91.7 },
  { set: 'GBM', winding: 'nickelWound', diameters: [11, 15, 18, 26, 36, 50], plain: 3, pounds: 120.8 },
  { set: 'GBTM', winding: 'nickelWound', diameters: [11, 15, 18, 28, 38, 50], plain: 3, pounds: 123.8 },
  { set: 'GBTNT', winding: 'nickelWound', diameters: [11, 15, 18, 30, 44, 52], plain: 3, pounds: 133.9 },
  { set: 'GBUL', winding: 'nickelWound', diameters: [8, 11, 14, 22, 30, 38], plain: 3, pounds: 76 },
  { set: 'GBXL', winding: 'nickelWound', diameters: [9, 11, 16, 24, 32, 42], plain: 3, pounds: 85.1 },
  { set: 'H3045', winding: 'bassNickel', diameters: [50, 70, 95, 115], plain: 0, pounds: 221 },
  { set: 'L3045', winding: 'bassNickel', diameters: [40, 55, 75, 95], plain: 0, pounds: 140.8 },
  { set: 'L5000', winding: 'bassStainless', diameters: [40, 58, 80, 102], plain: 0, pounds: 153.5 },
  { set: 'M3045', winding: 'bassNickel', diameters: [45, 65, 85, 105], plain: 0, pounds: 186.5 },
  { set: 'M3050', winding: 'bassFlat', diameters: [45, 65, 85, 105], plain: 0, pounds: 184.6 },
  { set: 'M3050X-5', winding: 'bassFlat', diameters: [45, 65, 85, 105, 126], plain: 0, pounds: 219 },
  { set: 'M5000', winding: 'bassStainless', diameters: [44, 63, 84, 106], plain: 0, pounds: 184.5 },
  { set: 'ML3045', winding: 'bassNickel', diameters: [45, 65, 80, 100], plain: 0, pounds: 177.7 },
  { set: 'ML5000', winding: 'bassStainless', diameters: [44, 63, 80, 102], plain: 0, pounds: 176 },
  { set: 'S305', winding: 'phosphorBronze', diameters: [10, 13.5, 20, 26, 36, 46], plain: 2, pounds: 116.2 },
  { set: 'S315', winding: 'phosphorBronze', diameters: [11, 14, 22, 30, 38, 50], plain: 2, pounds: 142.5 },
  { set: 'S325', winding: 'phosphorBronze', diameters: [12, 16, 24, 32, 42, 54], plain: 2, pounds: 168.2 },
  { set: 'S335', winding: 'phosphorBronze', diameters: [13, 17, 26, 36, 46, 56], plain: 2, pounds: 194 },
  { set: 'S340', winding: 'phosphorBronze', diameters: [14, 18, 28, 38, 48, 58], plain: 2, pounds: 216.1 },
  { set: 'STL', winding: 'stainlessWound', diameters: [10, 13, 17, 26, 36, 46], plain: 3, pounds: 108.6 },
  { set: 'STUL', winding: 'stainlessWound', diameters: [8, 11, 14, 22, 30, 38], plain: 3, pounds: 81.3 },
  { set: 'STXL', winding: 'stainlessWound', diameters: [9, 11, 16, 24, 32, 42], plain: 3, pounds: 91.2 },
  { set: 'TM335', winding: 'phosphorBronze', diameters: [13, 17, 24, 32, 42, 56], plain: 2, pounds: 176 },
  { set: 'VNB', winding: 'bronze8515', diameters: [12, 16, 26, 36, 46, 56], plain: 2, pounds: 182.2 },
  { set: 'VNL', winding: 'bronze8515', diameters: [12, 16, 24, 32, 42, 54], plain: 2, pounds: 166.9 },
  { set: 'VNM', winding: 'bronze8515', diameters: [13, 17, 26, 36, 46, 56], plain: 2, pounds: 189.2 },
  { set: 'VNUL', winding: 'bronze8515', diameters: [10, 13.5, 20, 26, 36, 46], plain: 2, pounds: 114.8 },
  { set: 'VNXL', winding: 'bronze8515', diameters: [11, 14, 22, 30, 38, 50], plain: 2, pounds: 140 },
  { set: 'XL3045', winding: 'bassNickel', diameters: [30, 50, 70, 90], plain: 0, pounds: 109.1 },
]

/**
 * Each string of GHS's Boomers for bass L3045 in pounds at 34 inches: thousandths of an inch, note, pounds. From GHS's
 * site, as a bass player copied them, so that they test GHS's chart, which comes by another way
 * (http://forum.megabass.it/viewtopic.php?f=7&start=50&t=8823).
 */
export const GHS_STRINGS: readonly (readonly [thousandths: number, note: string, pounds: number])[] = [
  [40, 'G2', 33.6],
  [55, 'D2', 35.3],
  [75, 'A1', 35.9],
  [95, 'E1', 36.1],
]
