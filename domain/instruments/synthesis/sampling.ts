/** Samples a second: enough for what strings sound like on a phone, and half the data of a CD. */
export const RATE = 22_050

/** Partials above are left out, below half of the rate. */
export const MAX_HERTZ = 9_500
