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
 * Aquila's gut equivalent of a string: the square root of its grams per metre is the diameter in millimetres of the
 * gut that weighs as much. http://aquilacorde.com/en/faq ("I wanted to give you the external diameter of a wound
 * string"). Its example: 35.5 g of 0.98 m are as heavy as gut of 6.02 mm.
 */
export const AQUILA_GUT = { grams: 35.5, metres: 0.98, mm: 6.02 } as const

/** Röslau music wire, density in g/cm³: https://vogel-scheer.de/de/saiten/4-3-roeslau-saiten */
export const ROSLAU_DENSITY = 7.867
