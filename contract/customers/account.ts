import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Message } from '../message.ts'
import { REFUSALS } from '../refusals.ts'

const Typed = z.string().max(254)
const Senha = z.string().max(200)

/**
 * What shows that it is the account's owner who asks, and not who found their browser open: the password, or a code that
 * `sendCode` sent.
 */
export const Proof = z.object({ senhaAtual: Senha.optional(), codigo: z.string().trim().max(20).optional() })

/** Who the customer is to the shop. `documento` without marks, numbers in E.164, `nascimento` as `YYYY-MM-DD`; what is not known is empty. */
export const Profile = z.object({
  pessoa: z.enum(['F', 'J']),
  nomeRazao: z.string(),
  nomeFantasia: z.string(),
  documento: z.string(),
  inscricaoEstadual: z.string(),
  email: z.string(),
  celular: z.string(),
  telefone: z.string(),
  sexo: z.enum(['', 'F', 'M', 'O']),
  nascimento: z.string(),
  aceitaOfertas: z.boolean(),
  /** Without one, the account is entered by codes. */
  temSenha: z.boolean(),
})

/** As it is typed: what is wrong with it comes back field by field (`CamposInvalidos`). */
export const ProfileInput = z.object({
  nomeRazao: Typed,
  nomeFantasia: Typed.default(''),
  /** Counts only where the account has none. */
  documento: Typed.default(''),
  inscricaoEstadual: Typed.default(''),
  celular: Typed,
  telefone: Typed.default(''),
  sexo: z.enum(['', 'F', 'M', 'O']).default(''),
  nascimento: Typed.default(''),
  aceitaOfertas: z.boolean().default(false),
})

/** A browser that is logged in. `cidade` and `uf` are those of the CEP that it gave, or empty. */
const Session = z.object({
  id: z.uuid(),
  aparelho: z.string(),
  cidade: z.string(),
  uf: z.string(),
  criadaEm: z.iso.datetime(),
  /** To within an hour. */
  vistaEm: z.iso.datetime(),
  /** The one that asks. */
  atual: z.boolean(),
})

const Sessions = z.object({ sessoes: z.array(Session) })
const Told = z.object({ mensagens: z.array(Message) })

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['customers'], summary }).errors(REFUSALS)

/** The account of who is logged in (`LoginNecessario`), as its owner tends it. */
export const account = {
  profile: call('GET', '/v2/front/client', 'Os dados de quem entrou').output(Profile),

  saveProfile: call('PUT', '/v2/front/client', 'Muda os dados de quem entrou')
    .input(ProfileInput)
    .output(Profile),

  /** Sends a code to the account's mailbox, for what asks for a proof. */
  sendCode: call('POST', '/v2/front/client/code', 'Pede um código para confirmar uma mudança').output(Told),

  /** A link in the new mailbox makes it the account's. Answers the same where the address has another account. */
  changeEmail: call('POST', '/v2/front/client/email', 'Pede a troca do e-mail')
    .input(Proof.extend({ email: Typed }))
    .output(Told),

  /** By that link, which works once, also where nobody is logged in. */
  confirmEmail: call('POST', '/v2/front/client/email/confirmar', 'Confirma a troca do e-mail')
    .input(z.object({ chave: z.string().max(100) }))
    .output(Told),

  /** Ends all other sessions. */
  changePassword: call('PUT', '/v2/front/client/password', 'Troca a senha')
    .input(Proof.extend({ senha: Senha }))
    .output(Told),

  /** The one that asks first, then those that were seen last. */
  sessions: call('GET', '/v2/front/client/session', 'Onde a conta está aberta').output(Sessions),

  endSession: call('DELETE', '/v2/front/client/session/{id}', 'Encerra uma sessão da conta')
    .input(z.object({ id: z.uuid() }))
    .output(Sessions),
}

export type Proof = z.infer<typeof Proof>
export type Profile = z.infer<typeof Profile>
export type ProfileInput = z.infer<typeof ProfileInput>
export type Session = z.infer<typeof Session>
