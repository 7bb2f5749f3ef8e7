import * as z from 'zod'
import { TEACHING_KINDS } from '#domain/customer/teaching/teaching-account.ts'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { PageInput, pageOf } from '../paging.ts'
import { Profile, ProfileInput } from './account.ts'
import { AddressInput, SavedAddress } from './address.ts'

const call = adminCall('customers')

const Typed = z.string().max(254)
const Moment = z.iso.datetime()

/** A customer in the list. `documento` without punctuation, `celular` in E.164; unknown fields are empty. */
export const CustomerSummary = z.object({
  id: z.int32().positive(),
  pessoa: z.enum(['F', 'J']),
  nomeRazao: z.string(),
  nomeFantasia: z.string(),
  email: z.string(),
  documento: z.string(),
  celular: z.string(),
  /** The group of resellers whose prices they pay. */
  grupo: z.string().nullable(),
  /** Has applied as a reseller, and awaits an answer. */
  revendaPendente: z.boolean(),
  criadoEm: Moment,
})

/** A customer's data as typed; invalid fields are reported one by one (`CamposInvalidos`). */
const PersonInput = ProfileInput.omit({ aceitaOfertas: true })

const Note = z.object({ id: z.int32().positive(), texto: z.string(), quem: z.string(), em: Moment })

/** A customer's profile. `privacy.activity` returns orders, reviews and questions. */
export const CustomerProfile = Profile.omit({ aceitaOfertas: true }).extend({
  id: z.int32().positive(),
  versao: z.int32().positive(),
  criadoEm: Moment,
  termosAceitosEm: Moment.nullable(),
  aceitaOfertasEm: Moment.nullable(),
  revendedor: z.boolean(),
  idGrupo: z.int32().nullable(),
  revenda: z
    .object({
      mensagem: z.string(),
      situacao: z.enum(['pendente', 'aprovada', 'recusada']),
      pedidaEm: Moment,
      respondidaEm: Moment.nullable(),
    })
    .nullable(),
  /** The account as a teacher or school, in short. */
  ensino: z
    .object({
      nome: z.string(),
      tipo: z.enum(TEACHING_KINDS),
      situacao: z.enum(['pendente', 'aprovada', 'recusada']),
      listas: z.int().nonnegative(),
      saldo: z.int(),
    })
    .nullable(),
  enderecos: z.array(SavedAddress),
  sessoes: z.array(z.object({ id: z.uuid(), aparelho: z.string(), criadaEm: Moment, vistaEm: Moment })),
  /** Newest first. */
  notas: z.array(Note),
})

const Group = z.object({ id: z.int32().positive(), nome: z.string(), clientes: z.int().nonnegative() })
const Groups = z.object({ grupos: z.array(Group) })

export const customers = {
  /** `busca` searches name, e-mail, CPF or CNPJ and phone, with or without punctuation. */
  list: call('GET', '/customers', 'Os clientes', 'clientes.ver')
    .input(
      PageInput.extend({
        busca: z.string().trim().max(100).default(''),
        revenda: z.enum(['pendente', 'revendedor']).optional(),
        idGrupo: PathId.optional(),
        ordem: z.enum(['-criadoEm', 'criadoEm', 'nome', '-nome']).default('-criadoEm'),
      }),
    )
    .output(pageOf(CustomerSummary)),

  get: call('GET', '/customers/{id}', 'Um cliente', 'clientes.ver')
    .input(z.object({ id: PathId }))
    .output(CustomerProfile),

  /**
   * The customer with this e-mail or CPF/CNPJ, or a new one; `criado` tells which. An existing account stays unchanged.
   */
  findOrCreate: call('POST', '/customers', 'Encontra ou cria um cliente', 'clientes.editar')
    .input(PersonInput.extend({ pessoa: z.enum(['F', 'J']), email: Typed }))
    .output(z.object({ id: z.int32().positive(), criado: z.boolean() })),

  /** Without the e-mail, which only the customer may change: it opens the account. */
  save: call('PUT', '/customers/{id}', 'Muda os dados de um cliente', 'clientes.editar')
    .input(PersonInput.extend({ id: PathId, versao: z.int32().positive() }))
    .output(CustomerProfile),

  addAddress: call('POST', '/customers/{id}/addresses', 'Guarda um endereço do cliente', 'clientes.editar')
    .input(AddressInput.extend({ id: PathId }))
    .output(CustomerProfile),

  changeAddress: call(
    'PUT',
    '/customers/{id}/addresses/{idEndereco}',
    'Muda um endereço do cliente',
    'clientes.editar',
  )
    .input(AddressInput.extend({ id: PathId, idEndereco: PathId }))
    .output(CustomerProfile),

  removeAddress: call(
    'DELETE',
    '/customers/{id}/addresses/{idEndereco}',
    'Tira um endereço do cliente',
    'clientes.editar',
  )
    .input(z.object({ id: PathId, idEndereco: PathId }))
    .output(CustomerProfile),

  endSessions: call('DELETE', '/customers/{id}/sessions', 'Encerra as sessões do cliente', 'clientes.editar')
    .input(z.object({ id: PathId }))
    .output(CustomerProfile),

  /** Null rejects the application. With a group, the customer pays its prices from then on. */
  answerResale: call('PUT', '/customers/{id}/resale', 'Responde ao pedido de revenda', 'clientes.editar')
    .input(z.object({ id: PathId, idGrupo: z.int32().positive().nullable() }))
    .output(CustomerProfile),

  addNote: call('POST', '/customers/{id}/notes', 'Anota algo sobre o cliente', 'clientes.editar')
    .input(z.object({ id: PathId, texto: z.string().trim().min(1).max(2000) }))
    .output(CustomerProfile),

  removeNote: call('DELETE', '/customers/{id}/notes/{idNota}', 'Tira uma nota', 'clientes.editar')
    .input(z.object({ id: PathId, idNota: PathId }))
    .output(CustomerProfile),

  groups: call('GET', '/customer-groups', 'Os grupos de revendedores', 'clientes.ver').output(Groups),

  addGroup: call('POST', '/customer-groups', 'Cria um grupo de revendedores', 'clientes.editar')
    .input(z.object({ nome: z.string().trim().min(1).max(60) }))
    .output(Groups),

  renameGroup: call('PUT', '/customer-groups/{id}', 'Muda o nome de um grupo', 'clientes.editar')
    .input(z.object({ id: PathId, nome: z.string().trim().min(1).max(60) }))
    .output(Groups),
}

export type CustomerSummary = z.infer<typeof CustomerSummary>
export type CustomerProfile = z.infer<typeof CustomerProfile>
export type CustomerPersonInput = z.infer<typeof PersonInput>
