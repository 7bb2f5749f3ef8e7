import { randomUUID } from 'node:crypto'

/** A label, with the fields of Melhor Envio's API. Times are written as there, in São Paulo. */
export type Label = {
  id: string
  protocol: string
  service_id: number
  /** Reais. */
  price: number
  status: 'pending' | 'released' | 'generated' | 'posted' | 'delivered' | 'undelivered' | 'canceled'
  tracking: string | null
  self_tracking: string
  authorization_code: string | null
  reverse: boolean
  tags: { tag: string; url: string | null }[]
  created_at: string
  paid_at: string | null
  generated_at: string | null
  posted_at: string | null
  delivered_at: string | null
  canceled_at: string | null
  /** The request by which it was made. */
  request: unknown
}

export type Ledger = ReturnType<typeof openLedger>

/** The account's labels and wallet, in memory. */
export function openLedger() {
  const labels: Label[] = []
  let count = 0

  return {
    labels,
    /** Reais in the wallet. */
    balance: 1000,
    /** How often each label was debited. */
    debits: new Map<string, number>(),

    find: (id: string) => labels.find((label) => label.id === id),

    add(about: Pick<Label, 'service_id' | 'price' | 'tags' | 'reverse' | 'request'>): Label {
      count++
      const label: Label = {
        ...about,
        id: randomUUID(),
        protocol: `ORD-2026${String(count).padStart(8, '0')}`,
        status: 'pending',
        tracking: null,
        self_tracking: `ME26${String(count).padStart(6, '0')}X${count % 10}BR`,
        authorization_code: null,
        created_at: now(),
        paid_at: null,
        generated_at: null,
        posted_at: null,
        delivered_at: null,
        canceled_at: null,
      }
      labels.push(label)

      return label
    },

    remove(id: string): boolean {
      const at = labels.findIndex((label) => label.id === id && label.status === 'pending')
      if (at >= 0) labels.splice(at, 1)

      return at >= 0
    },
  }
}

/** Melhor Envio's way of writing a time: São Paulo's, without a zone. */
export function now(): string {
  return new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** A tracking code of Correios with its check digit (UPU S10). */
export function correiosCode(count: number): string {
  const digits = String(10_000_000 + count).slice(-8)
  const rest = WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0) % 11
  // Eleven minus the rest, where 10 is 0 and 11 is 5.
  const check = [5, 0, 9, 8, 7, 6, 5, 4, 3, 2, 1][rest]

  return `AA${digits}${check}BR`
}
