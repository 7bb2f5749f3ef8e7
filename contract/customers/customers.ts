import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Message } from '../message.ts'
import { REFUSALS } from '../refusals.ts'
import { account } from './account.ts'
import { addresses } from './address.ts'

const Address = z.object({ cep: z.string(), cidade: z.string(), uf: z.string(), pais: z.string() })

/** The visitor (specification, section 3). Without login, the id is 0 and the name is `visitor`. */
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
  /** Logged in by a one-time code instead of a password. */
  loginFacilitado: z.boolean(),
  primeiraCompra: z.boolean(),
  ativo: z.boolean(),
  representantes: z.array(z.object({ id: z.int32(), nome: z.string() })),
  /** A staff member sells in this customer's name. */
  vendaInterna: z.boolean(),
  endereco: z.object({
    /** The visitor's last CEP, eight digits, or empty. */
    cep: z.string(),
    principal: Address,
  }),
})

const Word = z.string().max(120).optional()

/** The source of a session: the campaign parameters of its link, and the landing page. */
export const AttributionNote = z.object({
  origem: Word,
  midia: Word,
  campanha: Word,
  termo: Word,
  conteudo: Word,
  clique: Word,
  pagina: z.string().startsWith('/').max(300),
})

/** An account's identifier: e-mail, CPF or CNPJ, with or without punctuation. */
export const Usuario = z.string().trim().min(1).max(254)

/** Only bounds the length; `domain/customer/password-rules.ts` has the rules. */
export const Senha = z.string().max(200)

/** From a link in a mail. */
export const Chave = z.string().max(100)

const MessagesOutput = z.object({ mensagens: z.array(Message) })

const Typed = z.string().max(254)

/** The sign-up as typed: invalid fields are reported one by one (`CamposInvalidos`). */
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
  /** The page to return to after confirmation (a path of the shop), and the product to add to the favourites then. */
  volta: z.string().max(2000).default(''),
  favorito: z.int().positive().max(2_147_483_647).optional(),
})

/** The address of a CEP; unknown parts are empty. */
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

  /** Requests an account, which the link in a mail creates. The response is the same if it exists already. */
  signUp: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/cadastro',
      tags: ['customers'],
      summary: 'Pede uma conta',
    })
    .input(SignUpInput)
    .errors(REFUSALS)
    .output(MessagesOutput),

  /** Requests a one-time code by mail (`loginFacilitado`). The response is the same for unknown accounts. */
  loginCode: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/login-facilitado',
      tags: ['customers'],
      summary: 'Pede um código para entrar',
    })
    .input(z.object({ usuario: Usuario }))
    .errors(REFUSALS)
    .output(MessagesOutput),

  /** Requests a link by mail to set a new password. The response is the same for unknown accounts. */
  passwordRecovery: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/password-recovery',
      tags: ['customers'],
      summary: 'Pede o link para uma nova senha',
    })
    .input(z.object({ usuario: Usuario }))
    .errors(REFUSALS)
    .output(MessagesOutput),

  /** Sets a new password by such a link, which works once, and ends all sessions of the account. */
  passwordReset: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/password-reset',
      tags: ['customers'],
      summary: 'Cria uma nova senha',
    })
    .input(z.object({ chave: Chave, senha: Senha }))
    .errors(REFUSALS)
    .output(MessagesOutput),

  user: oc
    .route({
      method: 'GET',
      path: '/v2/front/checkout/user',
      tags: ['customers'],
      summary: 'Quem visita a loja',
    })
    .output(User),

  /** The address of a CEP, to prefill a form. Refuses `CepInvalido`. */
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

  /** Stores the CEP and its state in the session, for freight and delivery dates. */
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

  /** Applies for reseller prices. */
  resale: oc
    .route({
      method: 'POST',
      path: '/v2/front/client/reseller',
      tags: ['customers'],
      summary: 'Pede para ser revendedor',
    })
    .input(z.object({ mensagem: z.string().trim().max(2000).default('') }))
    .errors(REFUSALS)
    .output(MessagesOutput),

  /** Opens a session in which a staff member sells in customers' names, by the key of `npm run sell`. */
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

  /** Selects the customer. Only for such a session. */
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

  /** Stores the campaign that led here in the session. */
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
