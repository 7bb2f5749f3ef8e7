import { salesQuotePath } from '#domain/order/sales-quote/sales-quote-path.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sheetBrand } from '#platform/orders/shipping/print/sheet-brand.ts'
import { openQuote, type QuoteAccess } from '../buyer/open-quote.ts'
import { type QuoteRows, readQuote } from '../rows.ts'
import { salesQuoteKey } from '../sales-quote-key.ts'
import { salesQuotePdf } from './sales-quote-pdf.ts'

/** A quote as a PDF for staff, in its newest version or an earlier one. Refuses `PropostaInexistente`. */
export async function printQuote(
  context: RequestContext,
  { id, versao }: { id: string; versao?: number | undefined },
): Promise<File> {
  permit(context, 'pedidos.vender')

  return quoteFile(context, await readQuote(context.db, id, versao))
}

/** A quote as a PDF for its buyer. Refuses as `openQuote` does, and an old link, which shows no name any more. */
export async function printOwnQuote(context: RequestContext, access: QuoteAccess): Promise<File> {
  const { rows, link } = await openQuote(context, access)
  const { proposta } = rows
  const unnamed = {
    ...proposta,
    email: '',
    comprador: { ...proposta.comprador, nomeRazao: '', documento: '', celular: '' },
  }

  return quoteFile(context, link === 'old' ? { ...rows, proposta: unnamed } : rows)
}

/** The file as it is printed or attached to a mail. */
export async function quoteFile(
  context: Pick<RequestContext, 'settings' | 'appearance' | 'storage' | 'storeUrl' | 'signLink' | 'now'>,
  rows: QuoteRows,
): Promise<File> {
  const { settings, appearance, storage, storeUrl, now } = context
  const { loja } = settings
  const { id, numero } = rows.proposta
  const brand = await sheetBrand({ appearance, storage, loja })
  const url = storeUrl + salesQuotePath(id, salesQuoteKey(context, rows.proposta))
  const pdf = await salesQuotePdf({ rows, brand, loja, url, now })

  return new File([pdf], `proposta-${numero}.pdf`, { type: 'application/pdf' })
}
