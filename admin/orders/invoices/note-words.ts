import { formatMoment } from '#admin/components/date/format.ts'
import type { OrderNote } from '#contract/orders/fiscal/invoices.ts'

/** Names of an invoice's situations, with a colour. */
export const NOTE_SITUATIONS: Record<OrderNote['situacao'], { nome: string; color: string }> = {
  pendente: { nome: 'A enviar', color: 'gray' },
  processando: { nome: 'Na Sefaz', color: 'gray' },
  autorizada: { nome: 'Autorizada', color: 'pine' },
  rejeitada: { nome: 'Rejeitada', color: 'red' },
  denegada: { nome: 'Denegada', color: 'red' },
  cancelada: { nome: 'Cancelada', color: 'gray' },
}

/** Names of the files that the shop keeps. */
export const FILE_NAMES: Record<OrderNote['arquivos'][number], string> = {
  xml: 'XML',
  danfe: 'DANFE',
  cancelamento: 'XML do cancelamento',
  cartaXml: 'XML da correção',
  carta: 'Carta de correção',
}

/** What happens with an invoice now, in a sentence; null if nothing is to be said. */
export function waitingText({ situacao, falha, conferirEm, arquivos }: OrderNote): string | null {
  if (conferirEm === null) return null
  const when = `A loja tenta de novo sozinha, em ${formatMoment(conferirEm)}.`
  if (falha === 'acesso')
    return `A Focus NFe não aceitou o token da loja. Um dono o troca em Configurações. ${when}`
  if (falha === 'semResposta') return `A Focus NFe não respondeu. ${when}`
  if (situacao === 'processando') return 'A Sefaz está conferindo a nota. Costuma levar segundos.'
  if (situacao === 'pendente') return 'A nota está a caminho da Focus NFe.'

  return arquivos.length === 0 ? 'Os arquivos da nota estão a caminho.' : null
}

/** Until when an invoice can be cancelled, in a sentence. */
export function cancelText({ cancelavelAte }: OrderNote): string {
  if (cancelavelAte !== null)
    return `A maioria dos estados deixa cancelar em até 24 horas: até ${formatMoment(cancelavelAte)}.`

  return 'As 24 horas em que a maioria dos estados deixa cancelar já passaram. Se a Sefaz recusar, emita uma nota de devolução.'
}
