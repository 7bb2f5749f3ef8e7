/** The most that a price, a cost or a discount may be, in centavos: R$ 10 million, which the columns hold many times over. */
export const MAX_CENTAVOS = 1_000_000_000
