import * as z from 'zod'

/** An amount of money: a whole number of centavos, never negative. */
export const Centavos = z.int().nonnegative()

/** An amount as it is typed and kept, which columns bound at R$ 21 million: sums of many may be more. */
export const StoredCentavos = z.int32().nonnegative()

/** One line of the instalment table. `taxa` is the monthly interest in hundredths of a percent (2,49% = 249); 0 means none. */
export const Installment = z.object({
  parcelas: z.int().positive(),
  valorParcela: Centavos,
  valorTotal: Centavos,
  taxa: z.int().nonnegative(),
  exibirTaxa: z.boolean(),
})

/**
 * The prices of one product or SKU, in centavos. `vista` is what Pix costs, `descontoVista` its discount in percent,
 * `desconto` the percentage from `precoDe` to `precoPor` (0 without `precoDe`), `aPartirDe` tells that SKUs differ in price.
 */
export const Prices = z.object({
  precoDe: Centavos.nullable(),
  precoPor: Centavos,
  desconto: z.int().min(0).max(99),
  vista: Centavos,
  descontoVista: z.int().min(0).max(99),
  aPartirDe: z.boolean(),
  /** The last instalment without a fee, as cards and listings show it (specification, section 2). */
  parcela: Installment,
})

export type Installment = z.infer<typeof Installment>
export type Prices = z.infer<typeof Prices>
