import { type FieldProblem, problem } from '#domain/format/field-problem.ts'
import {
  type InvoiceItem,
  type InvoiceLine,
  invoiceCredit,
  invoiceDescription,
  invoiceLines,
} from '#domain/order/invoice/invoice-lines.ts'
import {
  buyerGroup,
  type InvoiceBuyer,
  type InvoicePlace,
  type InvoiceStore,
  phoneNumber,
  placeGroup,
  storeGroup,
} from '#domain/order/invoice/invoice-parties.ts'
import { creditGroup, type InvoicePayment, paymentGroup } from '#domain/order/invoice/invoice-payment.ts'
import { reais } from '#domain/order/invoice/reais.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { FIX_AT, type Invoice, type InvoiceItemLine, type InvoiceProblem } from './invoice.ts'
import { type ItemTaxes, itemTaxes, type Regime } from './item-taxes.ts'
import type { TaxFields } from './tax-fields.ts'
import { type TaxRule, taxesOf } from './tax-rules.ts'

/** An item of an order, with what places it among the tax rules; both are empty for goods that are gone. */
export type SaleItem = InvoiceItem & { idProduto: number | null; categorias: readonly number[] }

export type Sale = {
  numero: number
  loja: InvoiceStore & { crt: Regime }
  comprador: InvoiceBuyer
  /** Null if it is picked up in the store; `codigoMunicipio` is the city's IBGE code, empty if unknown. */
  endereco: (InvoicePlace & { codigoMunicipio: string }) | null
  itens: readonly SaleItem[]
  /** In centavos; `transportadora` is the name of the freight option. */
  frete: { valor: number; transportadora: string }
  pagamento: InvoicePayment
  regras: readonly TaxRule[]
  /** What the store adds to each invoice, such as the sentence of the Simples. */
  informacoes: string
  emissao: Date
}

/**
 * Builds the NF-e of an order: a sale over the internet to a final consumer. Everything adds up to what the buyer pays,
 * to the centavo. `problemas` lists what is missing, in the order in which it is best fixed; with any, the invoice must
 * not be issued.
 */
export function saleInvoice(sale: Sale): { nota: Invoice; problemas: InvoiceProblem[] } {
  const { loja, comprador, frete, itens, emissao } = sale
  const place = placeOf(sale)
  const buyer = buyerGroup(comprador)
  const built = invoiceLines(itens, frete.valor).map((line) =>
    itemOf(sale, place.uf, buyer.indIEDest === '1', line),
  )
  const lines = built.map(({ item }) => item)
  const produtos = sumOf(lines, 'valor')
  const totalFrete = sumOf(lines, 'frete')
  const desconto = sumOf(lines, 'desconto')
  const total = produtos + totalFrete - desconto
  const credit = invoiceCredit(itens)

  return {
    nota: {
      natureza: 'Venda de mercadoria',
      operacao: { tipo: 'venda' },
      emissao,
      regime: loja.crt,
      interestadual: place.uf !== loja.endereco.uf,
      emitente: storeGroup(loja),
      comprador: { ...buyer, fone: phoneNumber(comprador.celular) },
      endereco: { ...placeGroup(place), cMun: place.codigoMunicipio },
      itens: lines,
      totais: { produtos, frete: totalFrete, desconto, total },
      transportadora: sale.endereco ? frete.transportadora.slice(0, 60) : null,
      pagamento: paymentGroup(sale.pagamento, reais(total - credit)),
      ...(credit > 0 && { credito: creditGroup(reais(credit)) }),
      informacoes: [`Pedido ${sale.numero}.`, sale.informacoes].filter(Boolean).join(' '),
    },
    problemas: [
      ...storeProblems(loja),
      ...buyerProblems(sale),
      ...built.flatMap(({ problemas }) => problemas),
    ],
  }
}

/** Goods that are picked up are sold at the store: the shop asks for no other address. */
function placeOf({ endereco, loja }: Sale): InvoicePlace & { codigoMunicipio: string } {
  return endereco ?? { ...loja.endereco, codigoMunicipio: loja.codigoMunicipio }
}

type BuiltItem = { item: InvoiceItemLine; problemas: InvoiceProblem[] }

function itemOf(sale: Sale, uf: string, contribuinte: boolean, line: InvoiceLine<SaleItem>): BuiltItem {
  const { loja, regras, emissao } = sale
  const { idProduto, categorias, origem, vProd, vDesc, vFrete } = line
  const ufLoja = loja.endereco.uf
  const campos = taxesOf(regras, { idProduto, categorias, uf, ufLoja })
  const ncm = line.ncm ?? campos.ncm
  const { taxes, problems } = itemTaxes({
    regime: loja.crt,
    campos,
    valor: vProd - vDesc + vFrete,
    origem,
    ufLoja,
    uf,
    contribuinte,
    ano: Number(saoPauloClock(emissao).dia.slice(0, 4)),
  })

  return {
    item: {
      codigo: line.sku.slice(0, 60),
      gtin: line.ean,
      descricao: invoiceDescription(line),
      ncm: ncm ?? '',
      cest: campos.cest,
      cfop: campos.cfop ?? cfopOf(taxes, uf !== ufLoja, contribuinte),
      unidade: campos.unidade ?? 'UN',
      quantidade: line.quantidade,
      valorUnitario: line.precoPor,
      valor: vProd,
      frete: vFrete,
      desconto: vDesc,
      origem,
      impostos: taxes,
    },
    problemas: itemProblems(line, ncm, campos, problems),
  }
}

/**
 * CFOP for resold goods: 5102 within the state, 6102 to taxpayers in another state, 6108 to other buyers there; after
 * tax substitution 5405 and 6404 (Ajuste SINIEF 07/01).
 */
function cfopOf({ icms }: ItemTaxes, interstate: boolean, contribuinte: boolean): string {
  if (SUBSTITUTED.includes(icms.situacao)) return interstate ? '6404' : '5405'
  if (!interstate) return '5102'
  return contribuinte ? '6102' : '6108'
}

function itemProblems(
  { nome, idProduto }: SaleItem,
  ncm: string | null,
  { cest, icms }: TaxFields,
  taxProblems: readonly FieldProblem[],
): InvoiceProblem[] {
  const lacksCest = cest === null && icms !== null && SUBSTITUTED.includes(icms)
  const link = idProduto === null ? FIX_AT.regras : FIX_AT.produto(idProduto)
  const missing = problem('ncm', ncm === null ? `Informe o NCM de ${nome}, no produto ou numa regra.` : null)

  return [
    ...missing.map((one) => ({ ...one, link })),
    ...problem('cest', lacksCest ? `Informe o CEST de ${nome}: a substituição tributária o pede.` : null).map(
      (one) => ({ ...one, link: FIX_AT.regras }),
    ),
    ...taxProblems.map(({ campo, mensagem }) => ({
      campo,
      mensagem: `${nome}: ${mensagem}`,
      link: FIX_AT.regras,
    })),
  ]
}

/** ICMS that was collected before, by tax substitution, as CSOSN and as CST. */
const SUBSTITUTED = ['500', '60']

function storeProblems({
  cnpj,
  razaoSocial,
  inscricaoEstadual,
  codigoMunicipio,
  endereco,
}: InvoiceStore): InvoiceProblem[] {
  const lacks: [campo: string, missing: boolean, mensagem: string][] = [
    ['loja.cnpj', cnpj.trim() === '', 'Informe o CNPJ da loja.'],
    ['loja.razaoSocial', razaoSocial.trim() === '', 'Informe a razão social da loja.'],
    ['loja.inscricaoEstadual', inscricaoEstadual.trim() === '', 'Informe a inscrição estadual da loja.'],
    [
      'loja.endereco',
      !isWhole(endereco),
      'Complete o endereço da loja: logradouro, número, bairro, cidade e CEP.',
    ],
    ['fiscal.codigoMunicipio', codigoMunicipio === '', 'Informe o código IBGE do município da loja.'],
  ]

  return lacks
    .filter(([, missing]) => missing)
    .map(([campo, , mensagem]) => ({ campo, mensagem, link: FIX_AT.loja }))
}

function isWhole({ logradouro, numero, bairro, cidade, cep }: InvoicePlace): boolean {
  return [logradouro, numero, bairro, cidade, cep].every((text) => text.trim() !== '')
}

function buyerProblems({ comprador, endereco }: Sale): InvoiceProblem[] {
  const city = endereco && `${endereco.cidade}/${endereco.uf}`
  const lacks: [campo: string, missing: boolean, mensagem: string][] = [
    ['comprador.documento', comprador.documento === '', 'O pedido não tem o CPF ou CNPJ de quem comprou.'],
    [
      'codigoMunicipio',
      endereco?.codigoMunicipio === '',
      `Não achamos o código IBGE de ${city}. Digite-o ao emitir a nota.`,
    ],
  ]

  return lacks
    .filter(([, missing]) => missing)
    .map(([campo, , mensagem]) => ({ campo, mensagem, link: null }))
}

function sumOf(lines: readonly InvoiceItemLine[], amount: 'valor' | 'frete' | 'desconto'): number {
  return lines.reduce((sum, line) => sum + line[amount], 0)
}
