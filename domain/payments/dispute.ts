/** How far a dispute of the card's holder is: open, or decided for the store (`ganha`) or against it (`perdida`). */
export const DISPUTES = ['aberta', 'ganha', 'perdida'] as const

export type Dispute = (typeof DISPUTES)[number]

/** What the staff read of a dispute at its order. */
export const DISPUTE_TEXTS: Readonly<Record<Dispute, string>> = {
  aberta: 'Pagamento contestado pelo titular do cartão.',
  ganha: 'Contestação encerrada a favor da loja: o dinheiro fica.',
  perdida: 'Contestação perdida: o provedor devolveu o dinheiro ao titular do cartão.',
}

/** What a provider made of the documents with which the store answers a dispute. */
export const DOCUMENT_SITUATIONS = [
  'pendente',
  'emAnalise',
  'aceitos',
  'recusados',
  'naoEnviados',
  'dispensados',
] as const

export type DocumentSituation = (typeof DOCUMENT_SITUATIONS)[number]

/**
 * The store's answer to a dispute: `id` is the provider's of the dispute, `prazo` the last moment to send documents,
 * and `enviadosEm` when the shop sent some. ISO 8601; null if there is none.
 */
export type DisputeAnswer = {
  id: string
  prazo: string | null
  documentos: DocumentSituation
  enviadosEm: string | null
}

/** Whether documents can still be sent: more may follow while the provider reads the first ones. */
export function takesDocuments(
  { prazo, documentos }: Pick<DisputeAnswer, 'prazo' | 'documentos'>,
  now: Date,
): boolean {
  return prazo !== null && now <= new Date(prazo) && (documentos === 'pendente' || documentos === 'emAnalise')
}

/** Most bytes of all documents of one sending, and most documents. */
export const DOCUMENT_LIMITS = { bytes: 10 * 1024 * 1024, files: 10 }
