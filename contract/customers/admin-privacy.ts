import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { Centavos } from '../money.ts'
import { OrderSituation } from '../orders/orders.ts'

const call = adminCall('privacy')

const Id = z.object({ id: PathId })
const Moment = z.iso.datetime()

/** A customer's activity; the fifty newest entries of each kind. */
export const CustomerActivity = z.object({
  pedidos: z.array(
    z.object({
      id: z.string(),
      numero: z.int(),
      /** Of an order imported from another shop. */
      numeroAntigo: z.string().nullable(),
      situacao: OrderSituation,
      total: Centavos,
      criadoEm: Moment,
    }),
  ),
  /** Over all paid orders, not only those listed. */
  comprado: z.object({ pedidos: z.int().nonnegative(), total: Centavos }),
  escritos: z.array(
    z.object({
      tipo: z.enum(['avaliacao', 'pergunta', 'contato']),
      texto: z.string(),
      situacao: z.string(),
      data: Moment,
    }),
  ),
})

/** All data on a customer, and its erasure. */
export const privacy = {
  activity: call('GET', '/customers/{id}/activity', 'O que um cliente fez na loja', 'clientes.ver')
    .input(Id)
    .output(CustomerActivity),

  /** All personal data that every module stores (LGPD, art. 18, II and V), at the customer's request. */
  exportData: call(
    'GET',
    '/customers/{id}/data',
    'Tudo que a loja guarda de um cliente',
    'clientes.privacidade',
  )
    .input(Id)
    .output(z.record(z.string(), z.unknown())),

  /**
   * Erases the account at the customer's request (LGPD, art. 18, VI). `email` must be typed again, so that the right
   * one is erased.
   */
  erase: call('POST', '/customers/{id}/removal', 'Esquece um cliente', 'clientes.privacidade')
    .input(Id.extend({ email: z.string().max(254) }))
    .output(z.object({})),
}

export type CustomerActivity = z.infer<typeof CustomerActivity>
