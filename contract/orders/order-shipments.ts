import * as z from 'zod'
import { adminCall } from '../admin-call.ts'

const call = adminCall('orders')

/** A line of the file: its effect, or why it has none. */
const ShipmentLine = z.object({
  linha: z.int().positive(),
  numero: z.int().nullable(),
  nome: z.string(),
  codigo: z.string(),
  transportadora: z.string(),
  resultado: z.enum(['enviar', 'separarEEnviar', 'trocarCodigo', 'nada', 'erro']),
  motivo: z.string(),
})

/** How many instruments of the orders have no passport, since nobody wrote their serial number. */
export const WithoutPassport = z.int().nonnegative()

const ShipmentFile = z.object({ csv: z.string().min(1).max(500_000) })

/** Ships many orders by a file of tracking codes. */
export const orderShipments = {
  previewShipments: call(
    'POST',
    '/orders/shipments/preview',
    'O que um CSV de envios fará',
    'pedidos.expedir',
  )
    .input(ShipmentFile)
    .output(z.object({ linhas: z.array(ShipmentLine) })),

  shipMany: call('POST', '/orders/shipments', 'Envia os pedidos de um CSV', 'pedidos.expedir')
    .input(ShipmentFile)
    .output(z.object({ linhas: z.array(ShipmentLine), semPassaporte: WithoutPassport })),
}

export type OrderShipmentLine = z.infer<typeof ShipmentLine>
