import { splitCents } from '#domain/money/split-cents.ts'
import { paymentGroup } from '#domain/order/invoice/invoice-payment.ts'
import type { Invoice, InvoiceItemLine } from './invoice.ts'
import type { ItemTaxes, Tax } from './item-taxes.ts'

/** Units of a line of the order (its position, from 0) that came back. */
export type ReturnedLine = { posicao: number; quantidade: number }

/**
 * Turns the invoice of a sale into the one by which the goods enter the store again: what a buyer without invoices of
 * their own returns is covered by the store's (Convênio S/N of 1970, art. 54). Prices, discounts, freight and ICMS are
 * the sale's, in proportion to the units; `emissao` is when it is issued.
 */
export function returnInvoice(
  sale: Invoice,
  { chave, itens, emissao }: { chave: string; itens: readonly ReturnedLine[]; emissao: Date },
): Invoice {
  const lines = itens.flatMap(({ posicao, quantidade }) => {
    const line = sale.itens[posicao]
    return line && quantidade > 0 ? [returnedLine(line, Math.min(quantidade, line.quantidade))] : []
  })
  const sum = (amount: 'valor' | 'frete' | 'desconto') => lines.reduce((all, line) => all + line[amount], 0)
  const [produtos, frete, desconto] = [sum('valor'), sum('frete'), sum('desconto')]

  const { credito: _, ...rest } = sale

  return {
    ...rest,
    natureza: 'Devolução de venda de mercadoria',
    operacao: { tipo: 'devolucao', chave },
    emissao,
    itens: lines,
    totais: { produtos, frete, desconto, total: produtos + frete - desconto },
    transportadora: null,
    // Nothing is paid by the return's invoice.
    pagamento: paymentGroup({ metodo: 'pix' }, '0.00'),
    informacoes: `Devolução da NF-e de chave ${chave}.`,
  }
}

function returnedLine(line: InvoiceItemLine, quantidade: number): InvoiceItemLine {
  const part = (amount: number) => splitCents(amount, [quantidade, line.quantidade - quantidade])[0] ?? 0

  return {
    ...line,
    cfop: returnCfop(line.cfop),
    quantidade,
    valor: line.valorUnitario * quantidade,
    frete: part(line.frete),
    desconto: part(line.desconto),
    impostos: returnedTaxes(line.impostos, part),
  }
}

/**
 * CFOP of returned sales: 1202 and 2202, and 1411 and 2411 of goods with tax substitution (Ajuste SINIEF 07/01).
 */
function returnCfop(cfop: string): string {
  const isSubstituted = cfop.slice(1) === '405' || cfop.slice(1) === '404'

  return `${cfop.startsWith('5') ? '1' : '2'}${isSubstituted ? '411' : '202'}`
}

/** PIS and COFINS of an entry are CST 98; the difference to the buyer's state (DIFAL) is that of sales only. */
function returnedTaxes({ icms, ibsCbs }: ItemTaxes, part: (amount: number) => number): ItemTaxes {
  const share = (tax: Tax): Tax => ({ ...tax, base: part(tax.base), valor: part(tax.valor) })
  const none = { situacao: '98', imposto: { base: 0, aliquota: 0, valor: 0 } }

  return {
    icms: { ...icms, imposto: icms.imposto && share(icms.imposto) },
    difal: null,
    pis: none,
    cofins: none,
    ibsCbs: ibsCbs && { base: part(ibsCbs.base), ibsUf: share(ibsCbs.ibsUf), cbs: share(ibsCbs.cbs) },
  }
}
