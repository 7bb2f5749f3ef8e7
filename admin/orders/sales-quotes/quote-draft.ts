import type { AdminSalesQuote, SalesQuoteForm } from '#contract/orders/sales/sales-quotes.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { formatPhone } from '#domain/format/format-phone.ts'

/** A line as it is edited: `precoPor` is today's price of the customer, `preco` the agreed one. Centavos. */
export type DraftLine = {
  idSku: number
  nome: string
  sku: string
  quantidade: number
  precoPor: number
  preco: number
  estoque: number
  /** Of the version before: they stay with the line, at their price. */
  servicos: AdminSalesQuote['linhas'][number]['servicos']
}

/** A quote as it is edited. */
export type QuoteDraft = Omit<SalesQuoteForm, 'linhas'> & { linhas: DraftLine[] }

/** What is known of nobody. */
export const EMPTY_BUYER = {
  idCliente: null,
  nome: '',
  email: '',
  documento: '',
  inscricaoEstadual: '',
  celular: '',
}

/** What a new quote starts with, besides the store's days. */
export const EMPTY_DRAFT: Omit<QuoteDraft, 'dias'> = {
  ...EMPTY_BUYER,
  linhas: [],
  frete: { tipo: 'retirada' },
  observacoes: '',
  condicoes: 'Pix, boleto ou cartão, depois de aceitar a proposta.',
}

/** What the next version of a quote starts with. Its freight stays chosen, at the price of when it is sent. */
export function draftOf(quote: AdminSalesQuote): Omit<QuoteDraft, 'dias'> {
  const { idCliente, nome, email, inscricaoEstadual, observacoes, condicoes, frete, cep } = quote

  return {
    idCliente,
    nome,
    email,
    inscricaoEstadual,
    documento: formatDocument(quote.documento),
    celular: formatPhone(quote.celular),
    linhas: quote.linhas.map((line) => ({
      idSku: line.idSku,
      sku: line.sku,
      quantidade: line.quantidade,
      precoPor: line.precoPor,
      nome: line.nome,
      preco: Math.round(line.precoPor - line.desconto / line.quantidade),
      estoque: line.disponivel,
      servicos: line.servicos,
    })),
    frete: draftFreight(frete, cep),
    observacoes,
    condicoes,
  }
}

function draftFreight(frete: AdminSalesQuote['frete'], cep: string): QuoteDraft['frete'] {
  if (frete.tipo === 'retirada') return { tipo: 'retirada' }
  if (frete.escola) return { tipo: 'escola' }
  if (frete.id !== 'combinado') return { tipo: 'cotado', cep: formatCep(cep), idFrete: frete.id }

  return { tipo: 'fixo', cep: formatCep(cep), valor: frete.valor, prazo: frete.prazo - (frete.oficina ?? 0) }
}

/** What is sent of a draft. */
export function formOf({ linhas, ...draft }: QuoteDraft): SalesQuoteForm {
  return { ...draft, linhas: linhas.map(({ idSku, quantidade, preco }) => ({ idSku, quantidade, preco })) }
}

/** What goods cost, and what was taken off by hand, in centavos. */
export function draftSums(linhas: readonly DraftLine[]): {
  itens: number
  desconto: number
  porcentagem: number
} {
  const itens = linhas.reduce((sum, { preco, quantidade }) => sum + preco * quantidade, 0)
  const desconto = linhas.reduce(
    (sum, { preco, precoPor, quantidade }) => sum + Math.max(0, precoPor - preco) * quantidade,
    0,
  )
  const base = itens + desconto

  return { itens, desconto, porcentagem: base === 0 ? 0 : (desconto * 100) / base }
}
