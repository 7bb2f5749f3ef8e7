import { randomBytes } from 'node:crypto'
import { readEntries, writeEntries } from '../stored-entries.ts'

/** A charge of the standard Pix API, as the bank keeps it; amounts in centavos. */
export type Charge = {
  id: string
  valor: number
  status: 'pending' | 'paid' | 'cancelled'
  pagador: string
  descricao: string
  criadoEm: string
  /** How long it can be paid. */
  segundos: number
  payments: { id: string; amount: number; paid_at: string }[]
  refunds: { id: string; amount: number; status: 'pending' | 'done' | 'failed' }[]
}

export type Ledger = ReturnType<typeof openLedger>

/** The bank's charges: in memory, and in a file if one is given, so that a restart loses nothing. */
export function openLedger(file: string | null) {
  const charges = new Map<string, Charge>(file ? readEntries(file) : [])

  return {
    get: (id: string) => charges.get(id),
    all: () => [...charges.values()].toReversed(),
    put(charge: Charge) {
      charges.set(charge.id, charge)
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
