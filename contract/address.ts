import * as z from 'zod'

/** Where goods go. `cep` has eight digits; `complemento` and `referencia` may be empty, and so may `bairro`, which small towns don't have. */
export const PostalAddress = z.object({
  destinatario: z.string(),
  cep: z.string(),
  logradouro: z.string(),
  /** Also `s/n`. */
  numero: z.string(),
  complemento: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  uf: z.string(),
  referencia: z.string(),
})

const Typed = z.string().max(254)

/** An address as it is typed: what is wrong with it comes back field by field (`CamposInvalidos`). City and state follow the CEP. */
export const AddressInput = z.object({
  destinatario: Typed,
  cep: Typed,
  logradouro: Typed,
  numero: Typed,
  complemento: Typed.default(''),
  bairro: Typed.default(''),
  /** Only where the CEP alone doesn't tell it. */
  cidade: Typed.default(''),
  referencia: Typed.default(''),
})

export type PostalAddress = z.infer<typeof PostalAddress>
export type AddressInput = z.infer<typeof AddressInput>
