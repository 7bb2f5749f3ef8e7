/** How far a dispute of the card's holder is: open, or decided for the store (`ganha`) or against it (`perdida`). */
export const DISPUTES = ['aberta', 'ganha', 'perdida'] as const

export type Dispute = (typeof DISPUTES)[number]

/** What the staff read of a dispute at its order. */
export const DISPUTE_TEXTS: Readonly<Record<Dispute, string>> = {
  aberta: 'Pagamento contestado pelo titular do cartão.',
  ganha: 'Contestação encerrada a favor da loja: o dinheiro fica.',
  perdida: 'Contestação perdida: o provedor devolveu o dinheiro ao titular do cartão.',
}
