import * as z from 'zod'
import { adminCall } from '../../admin-call.ts'
import { Parcel } from '../../orders/admin-orders.ts'

const call = adminCall('orders')

const List = z.object({
  idLista: z.uuid(),
  nome: z.string(),
  /** The teacher or school. */
  conta: z.string(),
  /** The last day on which parents should buy, `YYYY-MM-DD`. */
  prazo: z.iso.date().nullable(),
})

const ClassToSend = List.extend({
  /** Paid orders that have not left, and orders that wait for their payment. */
  pagos: z.int().nonnegative(),
  aguardando: z.int().nonnegative(),
})

const ClassOrder = z.object({
  id: z.uuid(),
  numero: z.int(),
  situacao: z.enum(['aguardandoPagamento', 'pagamentoEmAnalise', 'pagamentoAprovado', 'emSeparacao']),
  /** Where it goes, in one line, if that is not where the list is collected now; else empty. */
  outroEndereco: z.string(),
  /** What each pupil gets; `aluno` is empty for a pupil who was taken off the list. */
  itens: z.array(
    z.object({
      aluno: z.string(),
      nome: z.string(),
      /** The chosen variant; may be empty. */
      variante: z.string(),
      sku: z.string(),
      quantidade: z.int().positive(),
    }),
  ),
})

const ClassShipment = List.extend({
  /** The school, in one line, as the list has it now: each order goes to where the list said when it was placed. */
  endereco: z.string(),
  pedidos: z.array(ClassOrder),
})

/** Orders of a teacher's list that are sent to the school at once. */
export const classShipments = {
  /** Lists with such orders that have not left, those whose last day is first first. */
  list: call('GET', '/class-shipments', 'As turmas com pedidos a entregar na escola', 'pedidos.ver').output(
    z.object({ itens: z.array(ClassToSend) }),
  ),

  get: call('GET', '/class-shipments/{id}', 'Os pedidos de uma turma, por aluno', 'pedidos.ver')
    .input(z.object({ id: z.uuid() }))
    .output(ClassShipment),

  /** Picks and ships orders of one list at once, with one tracking code; those that can't be are listed and left. */
  send: call('POST', '/class-shipments/{id}', 'Envia juntos os pedidos de uma turma', 'pedidos.expedir')
    .input(z.object({ id: z.uuid(), ids: z.array(z.uuid()).min(1).max(200), envio: Parcel.nullable() }))
    .output(
      z.object({
        feitos: z.int().nonnegative(),
        recusados: z.array(z.object({ numero: z.int(), motivo: z.string() })),
        /** How many instruments of the orders have no passport, since nobody wrote their serial number. */
        semPassaporte: z.int().nonnegative(),
      }),
    ),
}

export type ClassToSend = z.infer<typeof ClassToSend>
export type ClassShipment = z.infer<typeof ClassShipment>
