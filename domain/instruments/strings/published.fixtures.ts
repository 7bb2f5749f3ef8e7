import type { Construction } from './charts/charts.ts'

/*
 * What makers publish and could be found: tensions of D'Addario and GHS, unit weights of Kalium, equivalents of Aquila and
 * Röslau's density; Worth's strings were weighed. No table of tensions of Thomastik-Infeld, Pirastro, Larsen, Hannabach,
 * Savarez, Elixir, Ernie Ball or La Bella was found, so no more makers are compared: of bowed and of nylon strings the shop
 * knows no more than the tension that a sheet states.
 */

/** A string's tension in pounds-force as its maker publishes it: construction, thousandths of an inch, note, pounds. */
type PublishedTension = readonly [Construction, number, string, number]

/**
 * D'Addario: guitar strings at 25.5 inches, bass strings at 34 inches, both as the chart states.
 * https://www.daddario.com/globalassets/pdfs/accessories/tension_chart_13934.pdf
 */
export const DADDARIO: readonly PublishedTension[] = [
  ['plainSteel', 8, 'E4', 10.4],
  ['plainSteel', 9, 'E4', 13.1],
  ['plainSteel', 9.5, 'E4', 14.6],
  ['plainSteel', 10, 'E4', 16.2],
  ['plainSteel', 11, 'E4', 19.6],
  ['plainSteel', 12, 'E4', 23.3],
  ['plainSteel', 13, 'E4', 27.4],
  ['plainSteel', 11, 'B3', 11.0],
  ['plainSteel', 13, 'B3', 15.4],
  ['plainSteel', 14, 'B3', 17.8],
  ['plainSteel', 16, 'B3', 23.3],
  ['plainSteel', 17, 'B3', 26.3],
  ['plainSteel', 15, 'G3', 12.9],
  ['plainSteel', 16, 'G3', 14.7],
  ['plainSteel', 17, 'G3', 16.6],
  ['plainSteel', 18, 'G3', 18.6],
  ['plainSteel', 20, 'G3', 22.9],
  ['nickelWound', 20, 'G3', 19.4],
  ['nickelWound', 24, 'D3', 15.8],
  ['nickelWound', 26, 'D3', 18.4],
  ['nickelWound', 28, 'D3', 21.3],
  ['nickelWound', 32, 'A2', 15.8],
  ['nickelWound', 36, 'A2', 19.5],
  ['nickelWound', 38, 'A2', 21.6],
  ['nickelWound', 42, 'E2', 14.8],
  ['nickelWound', 46, 'E2', 17.5],
  ['nickelWound', 49, 'E2', 19.7],
  ['nickelWound', 52, 'E2', 22.0],
  ['nickelWound', 56, 'D2', 20.9],
  ['nickelWound', 59, 'C2', 18.5],
  ['nickelWound', 68, 'B1', 21.7],
  ['stainlessWound', 24, 'D3', 16.7],
  ['stainlessWound', 32, 'A2', 16.6],
  ['stainlessWound', 42, 'E2', 15.5],
  ['stainlessWound', 46, 'E2', 18.3],
  ['flatWound', 20, 'G3', 20.2],
  ['flatWound', 32, 'A2', 15.7],
  ['flatWound', 42, 'E2', 15.7],
  ['flatWound', 52, 'E2', 22.7],
  ['phosphorBronze', 23, 'G3', 27.9],
  ['phosphorBronze', 24, 'G3', 30.2],
  ['phosphorBronze', 25, 'G3', 32.8],
  ['phosphorBronze', 30, 'D3', 27.1],
  ['phosphorBronze', 32, 'D3', 30.5],
  ['phosphorBronze', 39, 'A2', 25.4],
  ['phosphorBronze', 42, 'A2', 29.9],
  ['phosphorBronze', 45, 'A2', 34.0],
  ['phosphorBronze', 47, 'E2', 20.7],
  ['phosphorBronze', 52, 'E2', 25.2],
  ['phosphorBronze', 53, 'E2', 26.0],
  ['bronze8020', 24, 'G3', 29.4],
  ['bronze8020', 32, 'D3', 29.5],
  ['bronze8020', 42, 'A2', 28.4],
  ['bronze8020', 53, 'E2', 25.1],
  ['bronze8515', 24, 'G3', 30.0],
  ['bronze8515', 32, 'D3', 30.2],
  ['bronze8515', 42, 'A2', 29.1],
  ['bronze8515', 52, 'E2', 25.0],
  ['bassNickel', 45, 'G2', 42.8],
  ['bassNickel', 50, 'G2', 53.4],
  ['bassNickel', 65, 'D2', 51.3],
  ['bassNickel', 70, 'D2', 60.1],
  ['bassNickel', 80, 'A1', 42.0],
  ['bassNickel', 85, 'A1', 48.4],
  ['bassNickel', 100, 'E1', 36.5],
  ['bassNickel', 105, 'E1', 40.3],
  ['bassNickel', 130, 'B0', 34.5],
  ['bassStainless', 45, 'G2', 41.9],
  ['bassStainless', 65, 'D2', 47.3],
  ['bassStainless', 80, 'A1', 40.5],
  ['bassStainless', 85, 'A1', 44.9],
  ['bassStainless', 100, 'E1', 34.4],
  ['bassStainless', 105, 'E1', 37.3],
  ['bassStainless', 130, 'B0', 31.7],
  ['bassFlat', 45, 'G2', 45.7],
  ['bassFlat', 65, 'D2', 52.0],
  ['bassFlat', 80, 'A1', 43.7],
  ['bassFlat', 105, 'E1', 41.5],
  ['plainNylon', 28, 'E4', 16.2],
  ['plainNylon', 32, 'B3', 11.9],
  ['plainNylon', 40, 'G3', 11.7],
  ['silverOnNylon', 22, 'D3', 9.4],
  ['silverOnNylon', 29, 'D3', 16.9],
  ['silverOnNylon', 30, 'D3', 18.0],
  ['silverOnNylon', 33, 'A2', 14.6],
  ['silverOnNylon', 35, 'A2', 16.8],
  ['silverOnNylon', 42, 'E2', 13.9],
  ['silverOnNylon', 43, 'E2', 15.2],
  ['silverOnNylon', 54, 'C2', 15.5],
  ['brassOnNylon', 31, 'D3', 16.9],
  ['brassOnNylon', 37, 'A2', 15.3],
  ['brassOnNylon', 45, 'E2', 14.1],
]

/**
 * GHS's sets and the total that it prints for each, in pounds, at 25.5 inches and for bass at 34: thousandths of an inch
 * from the first string to the last. They say nothing of GHS's own chart, by which it computes them, but much of
 * D'Addario's, by which the shop computes strings of makers that publish none. From GHS's charts, as collected in
 * https://github.com/davidelambert/tealc (tests/test_StringSet.py, tests/data/SetFiles); its pure nickel sets are left out,
 * of which the shop has no chart.
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

/** Kalium's unit weights of plain steel in pounds per inch: https://stringtensioncalculator.com */
export const KALIUM_PLAIN: readonly (readonly [thousandths: number, poundsPerInch: number])[] = [
  [8, 1.424e-5],
  [9, 1.8022e-5],
  [10, 2.2252e-5],
  [11, 2.6925e-5],
  [12, 3.2039e-5],
  [13, 3.7605e-5],
  [14, 4.3607e-5],
  [15, 5.005e-5],
  [16, 5.6961e-5],
  [17, 6.43e-5],
  [18, 7.2088e-5],
  [20, 8.9031e-5],
]

/**
 * Worth fluorocarbon for ukulele, weighed by J. Brauchli: millimetres, grams of the sample, its length in millimetres.
 * https://github.com/zmoon/stringcalc (data/worth-uke.csv)
 */
export const WORTH_WEIGHED: readonly (readonly [mm: number, grams: number, lengthMm: number])[] = [
  [0.52, 0.623, 1640],
  [0.47, 0.522, 1640],
  [0.66, 1.007, 1640],
  [0.74, 1.319, 1640],
  [0.81, 1.596, 1640],
  [0.57, 0.757, 1640],
  [0.62, 0.897, 1640],
  [0.91, 1.945, 1640],
]

/**
 * Diameters in millimetres that Aquila gives as equal in tension: New Nylgut, nylon, fluorocarbon.
 * https://aquilacorde.com/wp-content/uploads/2019/09/conversion.pdf
 */
export const AQUILA_EQUAL: readonly (readonly [nylgut: number, nylon: number, fluorocarbon: number])[] = [
  [0.46, 0.525, 0.4],
  [0.5, 0.56, 0.42],
  [0.54, 0.6, 0.46],
  [0.58, 0.65, 0.5],
  [0.62, 0.7, 0.54],
  [0.66, 0.75, 0.56],
  [0.7, 0.8, 0.6],
]

/**
 * Aquila's gut equivalent of a string: the square root of its grams per metre is the diameter in millimetres of the gut
 * that weighs as much. http://aquilacorde.com/en/faq ("I wanted to give you the external diameter of a wound string").
 * Its example: 35.5 g of 0.98 m are as heavy as gut of 6.02 mm.
 */
export const AQUILA_GUT = { grams: 35.5, metres: 0.98, mm: 6.02 } as const

/** Röslau music wire, density in g/cm³: https://vogel-scheer.de/de/saiten/4-3-roeslau-saiten */
export const ROSLAU_DENSITY = 7.867
