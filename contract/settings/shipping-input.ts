import * as z from 'zod'
import { SLUG } from '#domain/format/slug.ts'
import { Centavos } from '../money.ts'

const Cep = z.int().min(1_000_000).max(99_999_999)
const Grams = z.int().nonnegative().max(999_999_999)
const Limit = z.int().positive().max(2_147_483_647).nullable()

/** A row of a freight table: a range of CEPs (as numbers, both ends inclusive) and of grams (lower end exclusive). */
const FreightRowInput = z
  .object({
    cepDe: Cep,
    cepAte: Cep,
    pesoDe: Grams,
    pesoAte: Grams,
    valor: Centavos,
    /** Centavos for each started kilogram above `pesoDe`. */
    excedenteKg: Centavos,
    /** Hundredths of a percent of the goods' value. */
    seguro: z.int().min(0).max(10_000),
    /** Delivery time in business days. */
    prazo: z.int().min(1).max(90),
  })
  .refine(({ cepDe, cepAte, pesoDe, pesoAte }) => cepDe <= cepAte && pesoDe < pesoAte)

/** A merchant's freight table: the service, its limits per volume, and its rows. */
export const FreightTableInput = z.object({
  codigo: z
    .string()
    .regex(SLUG)
    .max(40)
    .refine((codigo) => codigo !== 'retirada'),
  nome: z.string().trim().min(1).max(60),
  /** Divisor from cm³ to volumetric kilograms. */
  divisor: z.int().min(1000).max(10_000),
  /** Volumetric weight in grams up to which only the actual weight counts. */
  pesoIsento: Grams,
  pesoMaximo: Limit,
  ladoMaximo: Limit,
  somaMaxima: Limit,
  valorMaximo: Limit,
  faixas: z.array(FreightRowInput).min(1),
})

export type FreightTableInput = z.infer<typeof FreightTableInput>
