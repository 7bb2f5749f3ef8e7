import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'

const call = adminCall('staff')

const RoleName = z.enum(['dono', 'gerente', 'catalogo', 'atendimento', 'expedicao', 'financeiro', 'leitura'])

/** The staff member, and the step of the login. */
const Entry = z.object({
  /**
   * `fora`: not logged in; `segundoFator`: the password was right, the code is still missing; `cadastro`: a second
   * factor must be set up first.
   */
  etapa: z.enum(['fora', 'segundoFator', 'cadastro', 'dentro']),
  funcionario: z
    .object({
      id: z.int32().positive(),
      nome: z.string(),
      email: z.string(),
      papel: RoleName,
      permissoes: z.array(z.string()),
    })
    .nullable(),
  loja: z.object({
    nome: z.string(),
    url: z.string(),
    /** Whether the merchant has opened the shop to visitors. */
    aberta: z.boolean(),
    /** Address of the logo; null without one. */
    logo: z.string().nullable(),
    /** Whether the name stands beside the logo. */
    nomeAoLado: z.boolean(),
    /** The action colour, in which the panel draws its own buttons; null is the original one. */
    cor: z.string().nullable(),
  }),
})

const Member = z.object({
  id: z.int32().positive(),
  nome: z.string(),
  email: z.string(),
  papel: RoleName,
  ativo: z.boolean(),
  /** Has not yet accepted the invitation. */
  convidado: z.boolean(),
  segundoFator: z.boolean(),
  chavesDeAcesso: z.int().nonnegative(),
  vistoEm: z.iso.datetime().nullable(),
})

const StaffSession = z.object({
  id: z.string(),
  criadaEm: z.iso.datetime(),
  vistaEm: z.iso.datetime(),
  ip: z.string(),
  agente: z.string(),
  atual: z.boolean(),
})

const Passkey = z.object({ id: z.string(), nome: z.string(), criadaEm: z.iso.datetime() })

/** Who else has a page of the panel open, and the last save by others in the meantime. */
const Presence = z.object({
  agora: z.iso.datetime(),
  outros: z.array(z.object({ nome: z.string(), desde: z.iso.datetime() })),
  salvo: z.object({ nome: z.string(), em: z.iso.datetime() }).nullable(),
})

const Code = z.string().trim().max(40)

const Password = z.string().min(1).max(200)

/** Input and output of the browser's WebAuthn calls (W3C WebAuthn level 3, JSON forms). */
const Ceremony = z.record(z.string().max(100), z.unknown())

/** Above any authenticator's response, in characters of JSON. */
const ANSWER_LENGTH = 20_000

const CeremonyAnswer = Ceremony.refine((answer) => JSON.stringify(answer).length <= ANSWER_LENGTH)

export const staff = {
  entry: call('GET', '/entry', 'Quem está no painel', 'porta').output(Entry),

  /** Refuses `LoginRecusado` whatever is wrong, `TentativasDemais` after several failures. */
  login: call('POST', '/entry/password', 'Entra com e-mail e senha', 'porta')
    .input(z.object({ email: z.string().trim().max(200), senha: Password }))
    .output(Entry),

  /** A code of the authenticator app, or a recovery code, which works once. */
  secondFactor: call('POST', '/entry/code', 'Confirma a entrada com o segundo fator', 'porta')
    .input(z.object({ codigo: Code }))
    .output(Entry),

  passkeyOptions: call(
    'POST',
    '/entry/passkey/options',
    'Começa a entrada por chave de acesso',
    'porta',
  ).output(Ceremony),

  passkeyLogin: call('POST', '/entry/passkey', 'Entra por chave de acesso', 'porta')
    .input(z.object({ resposta: CeremonyAnswer }))
    .output(Entry),

  leave: call('POST', '/entry/leave', 'Sai do painel', 'porta').output(Entry),

  /** The invitation before it is accepted. `ChaveInvalida` if it is no longer valid. */
  invitation: call('GET', '/entry/invitation', 'Um convite', 'porta')
    .input(z.object({ chave: z.string().max(100) }))
    .output(z.object({ nome: z.string(), email: z.string(), papel: RoleName })),

  acceptInvitation: call('POST', '/entry/invitation', 'Aceita um convite com uma senha', 'porta')
    .input(z.object({ chave: z.string().max(100), nome: z.string().trim().min(1).max(120), senha: Password }))
    .output(Entry),

  /** Whether a store's first owner may still make their account by this key. `ChaveInvalida` if not. */
  firstAccess: call('GET', '/entry/first-owner', 'O primeiro acesso à loja', 'porta')
    .input(z.object({ chave: z.string().max(100) }))
    .output(z.object({})),

  /** The key is from the link that the shop prints at each start, as long as it has no owner. */
  becomeFirstOwner: call('POST', '/entry/first-owner', 'Cria o primeiro dono da loja', 'porta')
    .input(
      z.object({
        chave: z.string().max(100),
        nome: z.string().trim().min(1, 'Diga seu nome.').max(120),
        email: z.string().trim().max(200).pipe(z.email('Digite um e-mail como voce@exemplo.com.br.')),
        senha: Password,
      }),
    )
    .output(Entry),

  /** A new TOTP secret, which takes effect once `confirmSecondFactor` has verified a code. */
  newSecondFactor: call('POST', '/me/second-factor', 'Começa o cadastro do segundo fator', 'porta').output(
    z.object({ segredo: z.string(), uri: z.string(), qr: z.string() }),
  ),

  /** The recovery codes are shown only once. */
  confirmSecondFactor: call('POST', '/me/second-factor/confirm', 'Confirma o segundo fator', 'porta')
    .input(z.object({ codigo: Code }))
    .output(z.object({ codigosDeRecuperacao: z.array(z.string()), entrada: Entry })),

  /** The login methods of the caller's account. */
  security: call('GET', '/me/security', 'A própria segurança', 'equipe').output(
    z.object({
      segundoFator: z.boolean(),
      /** Whether the role requires one. */
      obrigatorio: z.boolean(),
      codigosRestantes: z.int().nonnegative(),
    }),
  ),

  newRecoveryCodes: call('POST', '/me/recovery-codes', 'Troca os códigos de recuperação', 'equipe')
    .input(z.object({ senha: Password }))
    .output(z.object({ codigosDeRecuperacao: z.array(z.string()) })),

  /** Refused if the role requires a second factor. */
  removeSecondFactor: call('POST', '/me/second-factor/remove', 'Desliga o segundo fator', 'equipe')
    .input(z.object({ senha: Password }))
    .output(Entry),

  changePassword: call('POST', '/me/password', 'Troca a própria senha', 'equipe')
    .input(z.object({ senhaAtual: Password, senha: Password }))
    .output(z.object({})),

  sessions: call('GET', '/me/sessions', 'As próprias sessões', 'equipe').output(
    z.object({ sessoes: z.array(StaffSession) }),
  ),

  endSession: call('DELETE', '/me/sessions/{id}', 'Encerra uma das próprias sessões', 'equipe')
    .input(z.object({ id: z.string().max(64) }))
    .output(z.object({})),

  passkeys: call('GET', '/me/passkeys', 'As próprias chaves de acesso', 'equipe').output(
    z.object({ chaves: z.array(Passkey) }),
  ),

  newPasskey: call('POST', '/me/passkeys/options', 'Começa o cadastro de uma chave de acesso', 'equipe')
    .input(z.object({ senha: Password }))
    .output(Ceremony),

  savePasskey: call('POST', '/me/passkeys', 'Guarda uma chave de acesso', 'equipe')
    .input(z.object({ nome: z.string().trim().min(1).max(60), resposta: CeremonyAnswer }))
    .output(z.object({ chaves: z.array(Passkey) })),

  removePasskey: call('DELETE', '/me/passkeys/{id}', 'Remove uma chave de acesso', 'equipe')
    .input(z.object({ id: z.string().max(1000) }))
    .output(z.object({})),

  /**
   * Reports that the caller has a page open, and returns who else has. `pagina` is the entity and its id, as in the
   * audit (`produto:12`, or `ajuda` for a single one). `desde` is the `agora` of the first response: only later saves
   * are returned.
   */
  openPage: call('POST', '/me/open-page', 'Diz que está numa página, e pergunta quem mais está', 'equipe')
    .input(
      z.object({
        pagina: z.string().regex(/^[a-z-]{1,40}(:[\w./-]{1,120})?$/),
        desde: z.iso.datetime().optional(),
      }),
    )
    .output(Presence),

  team: call('GET', '/team', 'A equipe', 'equipe.gerir').output(z.object({ equipe: z.array(Member) })),

  invite: call('POST', '/team', 'Convida alguém por e-mail', 'equipe.gerir')
    .input(z.object({ nome: z.string().trim().min(1).max(120), email: z.email().max(200), papel: RoleName }))
    .output(Member),

  /** The last active owner keeps that role and stays active. The changed member has to log in again. */
  changeMember: call('PUT', '/team/{id}', 'Muda o papel de alguém, ou fecha a porta', 'equipe.gerir')
    .input(z.object({ id: PathId, papel: RoleName.optional(), ativo: z.boolean().optional() }))
    .output(Member),

  /** `semSegundoFator` removes the second factor and passkeys, for a lost telephone. */
  inviteAgain: call('POST', '/team/{id}/invitation', 'Manda outro convite, ou uma nova senha', 'equipe.gerir')
    .input(z.object({ id: PathId, semSegundoFator: z.boolean().default(false) }))
    .output(z.object({})),

  endMemberSessions: call(
    'DELETE',
    '/team/{id}/sessions',
    'Encerra todas as sessões de alguém',
    'equipe.gerir',
  )
    .input(z.object({ id: PathId }))
    .output(z.object({})),
}

export type StaffEntry = z.infer<typeof Entry>
export type StaffMember = z.infer<typeof Member>
export type StaffSession = z.infer<typeof StaffSession>
export type Presence = z.infer<typeof Presence>
