/** Maximum of a price, a cost or a discount, in centavos: R$ 10 million, far below what the columns can hold. */
export const MAX_CENTAVOS = 1_000_000_000
