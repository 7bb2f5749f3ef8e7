import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Message } from '../message.ts'
import { REFUSALS } from '../refusals.ts'
import { account } from './account.ts'
import { addresses } from './address.ts'

const Address = z.object({ cep: z.string(), cidade: z.string(), uf: z.string(), pais: z.string() })

/** Who visits (specification, section 3). A visitor who has not logged in has id 0 and is named `visitor`. */
export const User = z.object({
  id: z.int32().nonnegative(),
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
  representantes: z.array(z.object({ id: z.int32(), nome: z.string() })),
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

/** An account as people name it: e-mail, CPF or CNPJ, with or without marks. */
export const Usuario = z.string().trim().min(1).max(254)

/** Longer ones are no passwords; which ones will do, `domain/customer/password-rules.ts` says. */
export const Senha = z.string().max(200)

/** Of a link in a mail. */
export const Chave = z.string().max(100)

const Told = z.object({ mensagens: z.array(Message) })

const Typed = z.string().max(254)

/** The sign-up as it is typed: what is wrong with it comes back field by field (`CamposInvalidos`). */
export const SignUpInput = z.object({
  pessoa: z.enum(['F', 'J']),
  nomeRazao: Typed,
  nomeFantasia: Typed.default(''),
  documento: Typed,
  inscricaoEstadual: Typed.default(''),
  celular: Typed,
  email: Typed,
  senha: Senha,
  aceitaTermos: z.boolean(),
  aceitaOfertas: z.boolean().default(false),
  /** Where the mail's link leads in the end, a path of the shop, and what is to be a favourite then. */
  volta: z.string().max(2000).default(''),
  favorito: z.int().positive().max(2_147_483_647).optional(),
})

/** What a CEP tells; what is not known of it is empty. */
export const CepPlace = z.object({
  /** Eight digits. */
  cep: z.string(),
  uf: z.string(),
  /** The state's name. */
  estado: z.string(),
  cidade: z.string(),
  bairro: z.string(),
  logradouro: z.string(),
})

export const customers = {
  account,

  addresses,

  /** Asks for an account; the link of a mail makes it. Answers the same where there is one already. */
  signUp: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/cadastro',
      tags: ['customers'],
      summary: 'Pede uma conta',
    })
    .input(SignUpInput)
    .errors(REFUSALS)
    .output(Told),

  /** Asks for the mail with a one-time code (`loginFacilitado`). Answers the same for unknown accounts. */
  loginCode: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/login-facilitado',
      tags: ['customers'],
      summary: 'Pede um código para entrar',
    })
    .input(z.object({ usuario: Usuario }))
    .errors(REFUSALS)
    .output(Told),

  /** Asks for the mail with a link to a new password. Answers the same for unknown accounts. */
  passwordRecovery: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/password-recovery',
      tags: ['customers'],
      summary: 'Pede o link para uma nova senha',
    })
    .input(z.object({ usuario: Usuario }))
    .errors(REFUSALS)
    .output(Told),

  /** Sets a new password by such a link, once, and ends all sessions of the account. */
  passwordReset: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/password-reset',
      tags: ['customers'],
      summary: 'Cria uma nova senha',
    })
    .input(z.object({ chave: Chave, senha: Senha }))
    .errors(REFUSALS)
    .output(Told),

  user: oc
    .route({
      method: 'GET',
      path: '/v2/front/checkout/user',
      tags: ['customers'],
      summary: 'Quem visita a loja',
    })
    .output(User),

  /** The address that belongs to a CEP, to fill in a form that stays the visitor's to change. Refuses `CepInvalido`. */
  place: oc
    .route({
      method: 'GET',
      path: '/v2/front/checkout/zipcode/{cep}',
      tags: ['customers'],
      summary: 'O endereço de um CEP',
    })
    .input(z.object({ cep: z.string().max(20) }))
    .errors(REFUSALS)
    .output(CepPlace),

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

  /** Asks the merchant for a reseller's prices. */
  resale: oc
    .route({
      method: 'POST',
      path: '/v2/front/client/reseller',
      tags: ['customers'],
      summary: 'Pede para ser revendedor',
    })
    .input(z.object({ mensagem: z.string().trim().max(2000).default('') }))
    .errors(REFUSALS)
    .output(Told),

  /** Opens a session in which a member of staff sells in customers' names, by the key of `npm run sell`. */
  startInternalSale: oc
    .route({
      method: 'POST',
      path: '/v2/front/client/internal-sale',
      tags: ['customers'],
      summary: 'Começa uma venda interna',
    })
    .input(z.object({ chave: Chave }))
    .errors(REFUSALS)
    .output(User),

  /** In whose name. Only for such a session. */
  chooseSaleCustomer: oc
    .route({
      method: 'PUT',
      path: '/v2/front/client/internal-sale',
      tags: ['customers'],
      summary: 'Para quem é a venda interna',
    })
    .input(z.object({ usuario: Usuario }))
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
export type CepPlace = z.infer<typeof CepPlace>
