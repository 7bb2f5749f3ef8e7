/** Millimetres of arm for each of a violin's body, the same in Yamaha's sizes from the 1/8 on within 3 %. */
export const ARM_TO_BODY = 1.69

/** Millimetres of arm for each of height: where Yamaha's table by arm and those by height have the same size. */
export const ARM_TO_HEIGHT = 0.414
