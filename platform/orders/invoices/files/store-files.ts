import { eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { attachInvoice } from '#platform/orders/invoices/attach-invoice.ts'
import { type InvoiceService, InvoiceServiceUnavailable, type InvoiceState } from '../port.ts'
import { MAIL_NOTE } from '../queues.ts'
import { type InvoiceFiles, type InvoiceNoteRow, notasFiscais } from '../tables.ts'

type Kind = keyof InvoiceFiles

/**
 * Downloads the files of an invoice that the shop does not keep yet: XML and DANFE of an authorized one, the XML of its
 * cancellation, and its last correction letter. The law has the XML kept for five years (Ajuste SINIEF 07/05). An
 * invoice with fiscal value is then shown at its order and mailed to the buyer. Throws `InvoiceServiceUnavailable` while
 * a file is missing.
 */
export async function storeFiles(
  context: Pick<RequestContext, 'db' | 'now' | 'storage'>,
  service: InvoiceService,
  row: InvoiceNoteRow,
  state: InvoiceState,
): Promise<void> {
  const files = await downloaded(context, service, row, state)
  await context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(notasFiscais).where(eq(notasFiscais.id, row.id)).for('update')
    if (!before) return
    await tx
      .update(notasFiscais)
      .set({ arquivos: { ...before.arquivos, ...files }, conferirEm: null, falha: null, falhaDesde: null })
      .where(eq(notasFiscais.id, row.id))
    const isFirst = before.arquivos.danfe === undefined && files.danfe !== undefined
    if (isFirst && before.situacao === 'autorizada') await showAtOrder({ db: tx }, before)
  })
}

/** Invoices of the sandbox have no fiscal value, and returned goods concern the store only. */
async function showAtOrder(
  context: Pick<RequestContext, 'db'>,
  { id: idNota, idPedido: id, tipo, ambiente, numero, chave }: InvoiceNoteRow,
): Promise<void> {
  if (tipo !== 'venda' || ambiente !== 'producao' || numero === null || chave === null) return
  await attachInvoice(context, { id, nota: { numero, chave, url: '', arquivos: true } })
  await enqueue(context.db, MAIL_NOTE, { idNota })
}

async function downloaded(
  { storage }: Pick<RequestContext, 'storage'>,
  service: InvoiceService,
  { id, arquivos, chave }: InvoiceNoteRow,
  state: InvoiceState,
): Promise<InvoiceFiles> {
  const found: InvoiceFiles = {}
  for (const [kind, path, name] of expectedFiles(state)) {
    const key = `notas/${id}/${name}`
    if (arquivos[kind] === key) continue
    if (path === null) throw new InvoiceServiceUnavailable(`The service has no ${kind} of an invoice yet.`)
    const bytes = await service.download(path)
    if (!isWhole(kind, bytes, chave))
      throw new InvoiceServiceUnavailable(`A ${kind} of an invoice is not whole.`)
    await storage.write(key, bytes)
    found[kind] = key
  }

  return found
}

function expectedFiles({ situacao, arquivos, numeroCarta }: InvoiceState): [Kind, string | null, string][] {
  return [
    ['xml', arquivos.xml, 'nota.xml'],
    // A denied invoice has no DANFE: goods must not travel with it.
    ...(situacao === 'denegada'
      ? []
      : [['danfe', arquivos.danfe, 'danfe.pdf'] satisfies [Kind, string | null, string]]),
    ...(situacao === 'cancelada'
      ? [['cancelamento', arquivos.cancelamento, 'cancelamento.xml'] satisfies [Kind, string | null, string]]
      : []),
    ...(numeroCarta === null
      ? []
      : ([
          ['cartaXml', arquivos.cartaXml, `carta-${numeroCarta}.xml`],
          ['carta', arquivos.carta, `carta-${numeroCarta}.pdf`],
        ] satisfies [Kind, string | null, string][])),
  ]
}

/** A page of a proxy is neither; an XML names the invoice's key. */
function isWhole(kind: Kind, bytes: Uint8Array, chave: string | null): boolean {
  const text = Buffer.from(bytes).toString('latin1')
  if (kind === 'danfe' || kind === 'carta') return text.startsWith('%PDF-') && text.includes('%%EOF')

  return text.trimStart().startsWith('<') && chave !== null && text.includes(chave)
}
