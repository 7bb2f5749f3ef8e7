import { formatMoment } from '#admin/components/date/format.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { DISPUTE_TEXTS, type DocumentSituation } from '#domain/payments/dispute.ts'

export type Dispute = NonNullable<AdminOrder['pagamentos'][number]['contestacao']>

/** What there is to read about a dispute, sentence by sentence. */
export function disputeSentences(dispute: Dispute): string[] {
  if (dispute.estado !== 'aberta') return [DISPUTE_TEXTS[dispute.estado]]

  return [DISPUTE_TEXTS.aberta, ...howToAnswer(dispute), ...documentSentences(dispute)]
}

function howToAnswer({ aceitaDocumentos, documentos, porAqui, prazo }: Dispute): string[] {
  if (porAqui && documentos === null) return [UNKNOWN_YET]
  const closed = !aceitaDocumentos && documentos !== null && documentos !== 'pendente'
  if (closed) return []
  const where = aceitaDocumentos ? 'Responda' : 'Responda no site do provedor,'
  const until = prazo === null ? 'até o prazo que ele mostra' : `até ${formatMoment(prazo)}`

  return [`${where} ${until}, com a nota fiscal, o rastreio e as conversas com o cliente.`]
}

/** The provider did not answer yet, or not when it was asked. */
const UNKNOWN_YET =
  'O provedor ainda não disse até quando responder: perguntamos de novo em até um dia, e então você envia os documentos por aqui. Se tiver pressa, o site dele mostra o prazo e também os recebe.'

function documentSentences({ documentos, enviadosEm }: Dispute): string[] {
  if (documentos === null) return []
  if (documentos !== 'pendente') return [DOCUMENT_TEXTS[documentos]]

  return enviadosEm === null ? [] : [`Documentos enviados em ${formatMoment(enviadosEm)}.`]
}

const DOCUMENT_TEXTS: Readonly<Record<Exclude<DocumentSituation, 'pendente'>, string>> = {
  emAnalise: 'O provedor recebeu os documentos e os analisa.',
  aceitos: 'O provedor aceitou os documentos.',
  recusados: 'O provedor não aceitou os documentos.',
  naoEnviados: 'O prazo passou sem documentos.',
  dispensados: 'O provedor não pede documentos.',
}
