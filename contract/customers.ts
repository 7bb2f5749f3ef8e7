import { oc } from '@orpc/contract'
import * as z from 'zod'
import { REFUSALS } from './refusals.ts'

const Address = z.object({ cep: z.string(), cidade: z.string(), uf: z.string(), pais: z.string() })

/** Who visits (specification, section 3). A visitor who has not logged in has id 0 and is named `visitor`. */
export const User = z.object({
  id: z.int().nonnegative(),
  nomeRazao: z.string(),
  nomeFantasia: z.string(),
  celular: z.string(),
  telefone: z.string(),
  email: z.string(),
  /** Física (CPF) or jurídica (CNPJ). */
  pessoa: z.enum(['F', 'J']),
  sexo: z.enum(['', 'F', 'M', 'O']),
  /** `YYYY-MM-DD`, or empty. */
  nascimento: z.string(),
  revendedor: z.boolean(),
  logado: z.boolean(),
  /** Came in by a one-time code instead of a password. */
  loginFacilitado: z.boolean(),
  primeiraCompra: z.boolean(),
  ativo: z.boolean(),
  representantes: z.array(z.object({ id: z.int(), nome: z.string() })),
  /** A member of staff sells in this customer's name. */
  vendaInterna: z.boolean(),
  endereco: z.object({
    /** What the visitor last gave as CEP, eight digits, or empty. */
    cep: z.string(),
    principal: Address,
  }),
})

export const customers = {
  user: oc
    .route({
      method: 'GET',
      path: '/v2/front/checkout/user',
      tags: ['customers'],
      summary: 'Quem visita a loja',
    })
    .output(User),

  /** Keeps the CEP and its state in the session, for freight and delivery dates. */
  zipcode: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/zipcode',
      tags: ['customers'],
      summary: 'Informa o CEP',
    })
    .input(z.object({ cep: z.string().max(20) }))
    .errors(REFUSALS)
    .output(User),
}

export type User = z.infer<typeof User>
