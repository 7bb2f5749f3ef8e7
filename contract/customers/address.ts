import { oc } from '@orpc/contract'
import * as z from 'zod'
import { REFUSALS } from '../refusals.ts'

/**
 * A delivery address. `cep` has eight digits; `complemento` and `referencia` may be empty, and so may `bairro`, which
 * small towns don't have.
 */
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

/** An address as typed: invalid fields are reported one by one (`CamposInvalidos`). City and state follow the CEP. */
export const AddressInput = z.object({
  destinatario: Typed,
  cep: Typed,
  logradouro: Typed,
  numero: Typed,
  complemento: Typed.default(''),
  bairro: Typed.default(''),
  /** Used only if the CEP alone doesn't determine it. */
  cidade: Typed.default(''),
  referencia: Typed.default(''),
})

/** A customer's saved address. If there are any, exactly one is `principal`. */
export const SavedAddress = PostalAddress.extend({ id: z.int32().positive(), principal: z.boolean() })

const Id = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  oc
    .route({ method, path, tags: ['customers'], summary })
    .errors(REFUSALS)
    .output(z.object({ enderecos: z.array(SavedAddress) }))

/**
 * The logged-in customer's addresses, at most twenty. Every response lists them all, the main one first. Another
 * customer's address is `EnderecoInexistente`.
 */
export const addresses = {
  list: call('GET', '/v2/front/client/address', 'Os endereços de quem entrou'),

  /** The first one becomes the main one. */
  add: call('POST', '/v2/front/client/address', 'Guarda um endereço').input(AddressInput),

  change: call('PUT', '/v2/front/client/address/{id}', 'Muda um endereço').input(
    AddressInput.extend(Id.shape),
  ),

  /** If the main one is removed, the oldest becomes the main one. */
  remove: call('DELETE', '/v2/front/client/address/{id}', 'Tira um endereço').input(Id),

  makeMain: call('PUT', '/v2/front/client/address/{id}/principal', 'Faz de um endereço o principal').input(
    Id,
  ),
}

export type SavedAddress = z.infer<typeof SavedAddress>
export type PostalAddress = z.infer<typeof PostalAddress>
export type AddressInput = z.infer<typeof AddressInput>
