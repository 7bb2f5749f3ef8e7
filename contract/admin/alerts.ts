import * as z from 'zod'
import { adminCall } from './call.ts'
import { PageInput, pageOf } from './paging.ts'

const call = adminCall('alerts')

const Kind = z.enum([
  'pedidoNovo',
  'pedidoPago',
  'devolucao',
  'defeito',
  'pagamentoRecusado',
  'pagamentoAtencao',
  'pergunta',
  'avaliacao',
  'estoqueBaixo',
])

const OwnAlert = z.object({
  id: z.int().positive().max(2_147_483_647),
  tipo: Kind,
  texto: z.string(),
  /** Where it is seen, below `/admin`. */
  caminho: z.string(),
  criadoEm: z.iso.datetime(),
  lido: z.boolean(),
})

/** By which ways somebody hears of a kind. */
const Choice = z.object({ tipo: Kind, painel: z.boolean(), email: z.boolean() })

const Choices = z.object({ escolhas: z.array(Choice) })

const Unread = z.object({ naoLidos: z.int().nonnegative() })

const Id = z.coerce.number().int().positive().max(2_147_483_647)

export const alerts = {
  list: call('GET', '/me/alerts', 'Os próprios avisos', 'equipe')
    .input(PageInput.extend({ tipo: Kind.optional(), lidos: z.enum(['todos', 'nao']).default('todos') }))
    .output(pageOf(OwnAlert)),

  unread: call('GET', '/me/alerts/unread', 'Quantos avisos não foram lidos', 'equipe').output(Unread),

  read: call('POST', '/me/alerts/{id}/read', 'Marca um aviso como lido', 'equipe')
    .input(z.object({ id: Id }))
    .output(Unread),

  /** All up to the one of this id: what came since was not seen. */
  readAll: call('POST', '/me/alerts/read', 'Marca os avisos como lidos', 'equipe')
    .input(z.object({ ate: Id }))
    .output(Unread),

  choices: call('GET', '/me/alerts/choices', 'De que avisos quem pergunta sabe, e como', 'equipe').output(
    Choices,
  ),

  /** Kinds that are left out stay as they were. */
  saveChoices: call('PUT', '/me/alerts/choices', 'Escolhe os próprios avisos', 'equipe')
    .input(z.object({ escolhas: z.array(Choice).max(20) }))
    .output(Choices),
}

export type OwnAlert = z.infer<typeof OwnAlert>
export type AlertChoice = z.infer<typeof Choice>
