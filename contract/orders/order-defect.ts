import * as z from 'zod'
import { StoredCentavos } from '../money.ts'

/** The outcome of a defect. */
export const DefectSettlement = z.object({
  desfecho: z.enum(['reparado', 'trocado', 'reembolsado', 'abatido', 'recusado']),
  /** Of a price reduction: centavos to refund. */
  valor: StoredCentavos.default(0),
  /** Whether refunded pieces return to stock. */
  aVenda: z.boolean().default(false),
  nota: z.string().trim().max(1000).default(''),
})

export type DefectSettlement = z.infer<typeof DefectSettlement>
