/** Maximum units of one item in a cart, whatever the stock. */
export const MAX_UNITS = 999

/** Maximum number of lines in a cart. */
export const MAX_LINES = 100
