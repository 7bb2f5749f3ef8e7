import type { Metodo } from '#domain/cart/checkout/payment-options.ts'
import { labelledDocument } from '#domain/documents/labelled-document.ts'
import { addressLine } from '#domain/format/company-line.ts'
import { phoneLink, whatsappLink } from '#domain/format/contact-link.ts'
import { formatTwoDecimals } from '#domain/format/format-number.ts'
import { listWords } from '#domain/format/list-words.ts'
import { escapeHtml } from '#domain/format/marks/escape-html.ts'
import type { MarkHtml } from '#domain/format/marks/fill-html.ts'
import type { MarkValues } from '#domain/format/marks/marks.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { returnDays, returnLaw } from '#domain/order/return-days.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

type ValuesInput = Pick<RequestContext, 'settings' | 'payments'>

/** Returns what the marks of texts stand for now, and tags the answer, which changes with the settings. */
export function markValues(context: ValuesInput & Pick<RequestContext, 'tag'>): MarkValues {
  context.tag(tags.settings)

  return currentValues(context)
}

/** Returns what the marks of texts stand for now. */
export function currentValues({ settings, payments }: ValuesInput): MarkValues {
  const { loja, precos, devolucao, sistema } = settings
  const offered = METHODS.filter(
    (metodo) => payments.some(({ provider }) => provider[metodo]) && sistema.pagamentos[metodo],
  )
  const { diasPreparo, horaCorte, retirada } = sistema.frete
  const byCard = offered.includes('cartao')

  return {
    'loja.nome': loja.nome,
    'loja.razaoSocial': loja.razaoSocial,
    'loja.cnpj': loja.cnpj,
    'loja.documento': loja.cnpj && labelledDocument(loja.cnpj),
    'loja.inscricaoEstadual': loja.inscricaoEstadual || null,
    'loja.endereco': addressLine(loja.endereco),
    'loja.telefone': loja.telefone || null,
    'loja.whatsapp': loja.whatsapp || null,
    'loja.email': loja.email,
    'loja.atendimento': loja.atendimento,
    'devolucao.dias': `${returnDays(devolucao.dias)} dias`,
    'devolucao.lei': returnLaw(devolucao.dias),
    'frete.preparo': preparation(diasPreparo),
    'frete.horaCorte': horaCorte > 0 && horaCorte < 24 ? `${horaCorte}h` : null,
    'frete.gratis': freeFreight(sistema),
    'frete.retirada': retirada ? 'Retirada na loja' : null,
    'pagamentos.formas': listWords(offered.map((metodo) => METHOD_NAMES[metodo])),
    'pagamentos.pix': offered.includes('pix') ? METHOD_NAMES.pix : null,
    'pagamentos.boleto': offered.includes('boleto') ? METHOD_NAMES.boleto : null,
    'pagamentos.cartao': byCard ? METHOD_NAMES.cartao : null,
    'precos.descontoVista':
      offered.includes('pix') && precos.descontoVista > 0 ? `${precos.descontoVista}%` : null,
    'precos.semJuros': byCard && precos.parcelasSemJuros > 1 ? `${precos.parcelasSemJuros}x` : null,
    'precos.parcelas': byCard && precos.parcelasMaximas > 1 ? `${precos.parcelasMaximas}x` : null,
    'precos.parcelaMinima': byCard ? formatBRL(precos.parcelaMinima) : null,
    'precos.juros': byCard ? interest(precos) : null,
  }
}

/** The ways to reach the store, as links. */
export function markLinks({ settings: { loja } }: Pick<RequestContext, 'settings'>): MarkHtml {
  return {
    ...(loja.email && { 'loja.email': link(`mailto:${loja.email}`, loja.email) }),
    ...(loja.telefone && { 'loja.telefone': link(phoneLink(loja.telefone), loja.telefone) }),
    ...(loja.whatsapp && { 'loja.whatsapp': link(whatsappLink(loja.whatsapp), loja.whatsapp) }),
  }
}

const METHODS: readonly Metodo[] = ['pix', 'boleto', 'cartao']

const METHOD_NAMES: Record<Metodo, string> = {
  pix: 'Pix',
  boleto: 'boleto bancário',
  cartao: 'cartão de crédito',
}

function preparation(dias: number): string {
  if (dias === 0) return 'no mesmo dia útil'

  return dias === 1 ? '1 dia útil' : `${dias} dias úteis`
}

function freeFreight({ checkout, frete }: RequestContext['settings']['sistema']): string | null {
  const { alertaFreteGratis, alertaFreteGratisValorFixo: from } = checkout.carrinho
  if (!alertaFreteGratis) return null
  const where = frete.ufsFreteGratis.length > 0 ? listWords(frete.ufsFreteGratis) : 'todo o Brasil'

  return `a partir de ${formatBRL(from)} para ${where}`
}

/** The monthly rate and its yearly one, compound, as CDC art. 52 requires. Null if no instalment has interest. */
function interest({
  taxaMensal,
  parcelasMaximas,
  parcelasSemJuros,
}: RequestContext['settings']['precos']): string | null {
  if (taxaMensal === 0 || parcelasMaximas <= parcelasSemJuros) return null
  const yearly = ((1 + taxaMensal / 10_000) ** 12 - 1) * 100

  return `${formatTwoDecimals(taxaMensal / 100)}% ao mês (${formatTwoDecimals(yearly)}% ao ano)`
}

function link(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
}
