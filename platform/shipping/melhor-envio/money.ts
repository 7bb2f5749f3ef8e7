import * as z from 'zod'

const MAX_CENTAVOS = 999_999_999

/** Parses reais in Melhor Envio's formats, `"24.90"` and `24.9`, to centavos. */
export const Reais = z
  .union([z.string().regex(/^\d{1,7}(\.\d{1,2})?$/), z.number().nonnegative()])
  .transform((value) => Math.round(Number(value) * 100))
  .pipe(z.int().max(MAX_CENTAVOS))

/** Centavos as a number of reais, as requests have them. */
export function inReais(centavos: number): number {
  return centavos / 100
}
