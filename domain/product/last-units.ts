/** Up to this stock a product is down to its last units, which pages show exactly. */
export const LAST_UNITS = 3
