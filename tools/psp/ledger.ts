import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { readEntries, writeEntries } from './stored-entries.ts'

export const Charge = z.object({
  id: z.string(),
  metodo: z.enum(['pix', 'boleto', 'cartao']),
  /** Centavos. */
  valor: z.int(),
  status: z.enum(['pending', 'in_review', 'authorized', 'paid', 'declined', 'cancelled', 'chargeback']),
  pagador: z.string(),
  descricao: z.string(),
  criadoEm: z.string(),
  /** Only of a Pix. */
  segundos: z.int().optional(),
  boleto: z.object({ linha: z.string(), barras: z.string(), vencimento: z.string() }).optional(),
  cartao: z
    .object({
      brand: z.string(),
      last4: z.string(),
      parcelas: z.int(),
      nsu: z.string(),
      motivo: z.string().nullable(),
    })
    .optional(),
  payments: z.array(z.object({ id: z.string(), amount: z.int(), paid_at: z.string() })),
  refunds: z.array(
    z.object({ id: z.string(), amount: z.int(), status: z.enum(['pending', 'done', 'failed']) }),
  ),
})

export type Charge = z.infer<typeof Charge>

export type Ledger = ReturnType<typeof openLedger>

/** State of the simulated provider: in memory, and in a file if one is given, so that a restart loses nothing. */
export function openLedger(file: string | null) {
  const charges = new Map<string, Charge>(file ? readEntries(file) : [])

  return {
    get: (id: string) => charges.get(id),
    all: () => [...charges.values()].toReversed(),
    count: () => charges.size,
    put(charge: Charge) {
      charges.set(charge.id, charge)
      if (file) writeEntries(file, [...charges])
    },
    /** Adds past charges in one write. */
    putAll(some: Charge[]) {
      for (const charge of some) charges.set(charge.id, charge)
      if (file) writeEntries(file, [...charges])
    },
    byPayment: (id: string) =>
      [...charges.values()].find(({ payments }) => payments.some((payment) => payment.id === id)),
  }
}

/** A new random id of letters and digits. */
export function freshWord(length: number): string {
  return randomBytes(length).toString('hex').slice(0, length).toUpperCase()
}
