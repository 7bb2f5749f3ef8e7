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

const Word = z.string().max(120).optional()

/** Where a visit came from: the words of the campaign's link, and the page that it led to. */
export const AttributionNote = z.object({
  origem: Word,
  midia: Word,
  campanha: Word,
  termo: Word,
  conteudo: Word,
  clique: Word,
  pagina: z.string().startsWith('/').max(300),
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

  /** Keeps with the session which campaign led here. */
  attribution: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/attribution',
      tags: ['customers'],
      summary: 'De onde veio a visita',
    })
    .input(AttributionNote)
    .errors(REFUSALS)
    .output(z.object({ sucesso: z.literal(true) })),
}

export type User = z.infer<typeof User>
export type AttributionNote = z.infer<typeof AttributionNote>
