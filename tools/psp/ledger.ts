import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type Charge = {
  id: string
  metodo: 'pix' | 'boleto' | 'cartao'
  /** Centavos. */
  valor: number
  status: 'pending' | 'in_review' | 'authorized' | 'paid' | 'declined' | 'cancelled' | 'chargeback'
  pagador: string
  descricao: string
  criadoEm: string
  /** Of a Pix. */
  segundos?: number
  boleto?: { linha: string; barras: string; vencimento: string }
  cartao?: { brand: string; last4: string; parcelas: number; nsu: string; motivo: string | null }
  payments: { id: string; amount: number; paid_at: string }[]
  refunds: { id: string; amount: number; status: 'pending' | 'done' | 'failed' }[]
}

export type Ledger = ReturnType<typeof openLedger>

/** All that the simulated provider knows: in memory, and in a file if one is named, so that a restart forgets nothing. */
export function openLedger(file: string | null) {
  const charges = new Map<string, Charge>(file ? read(file) : [])

  return {
    get: (id: string) => charges.get(id),
    all: () => [...charges.values()].toReversed(),
    count: () => charges.size,
    put(charge: Charge) {
      charges.set(charge.id, charge)
      if (file) write(file, [...charges])
    },
    byPayment: (id: string) =>
      [...charges.values()].find(({ payments }) => payments.some((payment) => payment.id === id)),
  }
}

/** Letters and digits that nobody had before. */
export function freshWord(length: number): string {
  return randomBytes(length).toString('hex').slice(0, length).toUpperCase()
}

function read(file: string): [string, Charge][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}

function write(file: string, entries: [string, Charge][]) {
  mkdirSync(dirname(file), { recursive: true })
  const growing = `${file}.novo`
  try {
    // Whole or not at all.
    writeFileSync(growing, JSON.stringify(entries))
    renameSync(growing, file)
  } catch (error) {
    // On a full disk, half a file is in the way of everybody.
    rmSync(growing, { force: true })
    throw error
  }
}
