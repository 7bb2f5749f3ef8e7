import * as z from 'zod'

/** An amount in centavos: a whole number, never negative. */
export const Centavos = z.int().nonnegative()

/** An amount that is stored, limited by its 32-bit column to R$ 21 million; sums may exceed it. */
export const StoredCentavos = z.int32().nonnegative()

/** One instalment plan. `taxa` is the monthly interest in hundredths of a percent (2,49% = 249); 0 means none. */
export const Installment = z.object({
  parcelas: z.int().positive(),
  valorParcela: Centavos,
  valorTotal: Centavos,
  taxa: z.int().nonnegative(),
  exibirTaxa: z.boolean(),
})

/**
 * The prices of a product or SKU, in centavos. `vista` is the Pix price, `descontoVista` its discount in percent,
 * `desconto` the percentage from `precoDe` to `precoPor` (0 without `precoDe`); `aPartirDe` means that SKUs differ in
 * price.
 */
export const Prices = z.object({
  precoDe: Centavos.nullable(),
  precoPor: Centavos,
  desconto: z.int().min(0).max(99),
  vista: Centavos,
  descontoVista: z.int().min(0).max(99),
  aPartirDe: z.boolean(),
  /** The longest plan without interest, as cards and listings show it (specification, section 2). */
  parcela: Installment,
})

export type Installment = z.infer<typeof Installment>
export type Prices = z.infer<typeof Prices>
