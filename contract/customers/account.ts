import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Message } from '../message.ts'
import { REFUSALS } from '../refusals.ts'

const Typed = z.string().max(254)
const Senha = z.string().max(200)

/**
 * Proof that the caller is the account's owner, not somebody at an open browser: the password, or a code from
 * `sendCode`.
 */
export const Proof = z.object({ senhaAtual: Senha.optional(), codigo: z.string().trim().max(20).optional() })

/**
 * A customer's profile. `documento` without punctuation, numbers in E.164, `nascimento` as `YYYY-MM-DD`; unknown fields
 * are empty.
 */
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
  /** Without a password, login works by code. */
  temSenha: z.boolean(),
})

/** The profile as typed: invalid fields are reported one by one (`CamposInvalidos`). */
export const ProfileInput = z.object({
  nomeRazao: Typed,
  nomeFantasia: Typed.default(''),
  /** Used only if the account has none. */
  documento: Typed.default(''),
  inscricaoEstadual: Typed.default(''),
  celular: Typed,
  telefone: Typed.default(''),
  sexo: z.enum(['', 'F', 'M', 'O']).default(''),
  nascimento: Typed.default(''),
  aceitaOfertas: z.boolean().default(false),
})

/** A logged-in browser. `cidade` and `uf` belong to the CEP that it entered, or are empty. */
const Session = z.object({
  id: z.uuid(),
  aparelho: z.string(),
  cidade: z.string(),
  uf: z.string(),
  criadaEm: z.iso.datetime(),
  /** Accurate to an hour. */
  vistaEm: z.iso.datetime(),
  /** Whether this is the caller's session. */
  atual: z.boolean(),
})

const Sessions = z.object({ sessoes: z.array(Session) })
const MessagesOutput = z.object({ mensagens: z.array(Message) })

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['customers'], summary }).errors(REFUSALS)

/** The account of the logged-in customer (`LoginNecessario` otherwise). */
export const account = {
  profile: call('GET', '/v2/front/client', 'Os dados de quem entrou').output(Profile),

  saveProfile: call('PUT', '/v2/front/client', 'Muda os dados de quem entrou')
    .input(ProfileInput)
    .output(Profile),

  /** Sends a code to the account's mailbox, as a proof for other calls. */
  sendCode: call('POST', '/v2/front/client/code', 'Pede um código para confirmar uma mudança').output(
    MessagesOutput,
  ),

  /** Sends a confirmation link to the new address. The response is the same if another account has that address. */
  changeEmail: call('POST', '/v2/front/client/email', 'Pede a troca do e-mail')
    .input(Proof.extend({ email: Typed }))
    .output(MessagesOutput),

  /** Confirms the new address by that link. Works once, and without login. */
  confirmEmail: call('POST', '/v2/front/client/email/confirmar', 'Confirma a troca do e-mail')
    .input(z.object({ chave: z.string().max(100) }))
    .output(MessagesOutput),

  /** Ends all other sessions. */
  changePassword: call('PUT', '/v2/front/client/password', 'Troca a senha')
    .input(Proof.extend({ senha: Senha }))
    .output(MessagesOutput),

  /** The caller's session first, then by last activity. */
  sessions: call('GET', '/v2/front/client/session', 'Onde a conta está aberta').output(Sessions),

  endSession: call('DELETE', '/v2/front/client/session/{id}', 'Encerra uma sessão da conta')
    .input(z.object({ id: z.uuid() }))
    .output(Sessions),
}

export type Proof = z.infer<typeof Proof>
export type Profile = z.infer<typeof Profile>
export type ProfileInput = z.infer<typeof ProfileInput>
export type Session = z.infer<typeof Session>
