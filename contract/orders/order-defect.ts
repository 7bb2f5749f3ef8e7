import * as z from 'zod'
import { StoredCentavos } from '../money.ts'

/** What was done about a defect. */
export const DefectSettlement = z.object({
  desfecho: z.enum(['reparado', 'trocado', 'reembolsado', 'abatido', 'recusado']),
  /** Of a reduction: centavos that go back. */
  valor: StoredCentavos.default(0),
  /** Pieces that are paid back can be sold again. */
  aVenda: z.boolean().default(false),
  nota: z.string().trim().max(1000).default(''),
})

export type DefectSettlement = z.infer<typeof DefectSettlement>
