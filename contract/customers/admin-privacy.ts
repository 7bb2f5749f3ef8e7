import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { Centavos } from '../money.ts'
import { OrderSituation } from '../orders/orders.ts'

const call = adminCall('privacy')

const Id = z.object({ id: PathId })
const Moment = z.iso.datetime()

/** What a customer has done here; of each kind the fifty newest. */
export const CustomerActivity = z.object({
  pedidos: z.array(
    z.object({
      id: z.string(),
      numero: z.int(),
      /** Of an order of another shop. */
      numeroAntigo: z.string().nullable(),
      situacao: OrderSituation,
      total: Centavos,
      criadoEm: Moment,
    }),
  ),
  /** Of all orders that were paid, however many. */
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

/** What the whole house knows of a customer, and forgetting it. */
export const privacy = {
  activity: call('GET', '/customers/{id}/activity', 'O que um cliente fez na loja', 'clientes.ver')
    .input(Id)
    .output(CustomerActivity),

  /** All that every area keeps of them (LGPD, art. 18, II and V), at their request. */
  exportData: call(
    'GET',
    '/customers/{id}/data',
    'Tudo que a loja guarda de um cliente',
    'clientes.privacidade',
  )
    .input(Id)
    .output(z.record(z.string(), z.unknown())),

  /** At their request (LGPD, art. 18, VI). `email` is typed again, so that nobody forgets the wrong one. */
  forget: call('POST', '/customers/{id}/removal', 'Esquece um cliente', 'clientes.privacidade')
    .input(Id.extend({ email: z.string().max(254) }))
    .output(z.object({})),
}

export type CustomerActivity = z.infer<typeof CustomerActivity>
