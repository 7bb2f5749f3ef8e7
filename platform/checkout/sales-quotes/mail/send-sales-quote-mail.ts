import type * as z from 'zod'
import { salesQuoteTotals } from '#domain/order/sales-quote/sales-quote.ts'
import { salesQuotePath } from '#domain/order/sales-quote/sales-quote-path.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { quoteFile } from '../print/print-quote.ts'
import { readQuote, situationOf } from '../rows.ts'
import { salesQuoteKey } from '../sales-quote-key.ts'
import type { SALES_QUOTE_MAIL } from './sales-quote-mail.ts'

/** Writes to the buyer of a quote, with the PDF; about none that is no longer open, or has another version by now. */
export async function sendSalesQuoteMail(
  context: JobContext,
  { id, versao, tipo }: z.infer<typeof SALES_QUOTE_MAIL.data>,
): Promise<void> {
  const rows = await readQuote(context.db, id)
  const { proposta } = rows
  const { linhas, frete, descontoVista, observacoes, validaAte } = rows.versao
  if (proposta.email === '' || proposta.versao !== versao || situationOf(rows, context) !== 'aberta') return
  const totals = salesQuoteTotals(linhas, frete.valor, descontoVista)

  await context.mail.send(
    'sales-quote',
    {
      tipo,
      observacoes,
      validaAte,
      numero: proposta.numero,
      nova: versao > 1,
      nome: proposta.comprador.nomeRazao,
      linhas: linhas.map(({ nome, quantidade, total, servicos = [] }) => {
        return { quantidade, total, nome: [nome, ...servicos.map((service) => service.nome)].join(' + ') }
      }),
      frete: { label: frete.label, valor: frete.valor },
      total: totals.total,
      totalPix: totals.totalPix,
      url: context.storeUrl + salesQuotePath(id, salesQuoteKey(context, proposta)),
    },
    {
      id: context.idTarefa,
      to: { nome: proposta.comprador.nomeRazao, email: proposta.email },
      attachments: [await quoteFile(context, rows)],
    },
  )
}
