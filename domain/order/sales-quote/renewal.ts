import { changesSince } from '../../cart/checkout/checkout-changes.ts'
import { checkoutVersion, type SeenCheckout } from '../../cart/checkout/checkout-version.ts'
import type { SalesQuoteLine, SalesQuoteSituation } from './sales-quote.ts'

type RenewableQuote = {
  situacao: SalesQuoteSituation
  origem: 'equipe' | 'site'
  /** Who made its newest version; null for the shopper. */
  criadaPor: string | null
}

/**
 * Who may make another version of a quote at today's prices: its buyer, if the prices are those of a cart; only the store,
 * if staff agreed on them. Null once it was accepted or cancelled.
 */
export function renewalBy({ situacao, origem, criadaPor }: RenewableQuote): 'cliente' | 'loja' | null {
  if (situacao === 'aceita' || situacao === 'cancelada') return null

  return origem === 'site' && criadaPor === null ? 'cliente' : 'loja'
}

/** What a version of a quote says of goods and delivery. */
type QuotedVersion = { linhas: readonly SalesQuoteLine[]; frete: SeenCheckout['frete']; total: number }

/** What changed from one version of a quote to the next, as sentences; stock as it is now, by SKU. */
export function quoteChanges(
  before: QuotedVersion,
  after: QuotedVersion,
  stock: ReadonlyMap<number, number>,
): string[] {
  const here = new Set(after.linhas.map(({ idSku }) => idSku))
  const fora = before.linhas
    .filter(({ idSku }) => !here.has(idSku))
    .map(({ idSku }) => ({
      idAtributoSimples: idSku,
      // What has stock was taken off by whoever made the version, or is sold no more.
      motivo:
        (stock.get(idSku) ?? 0) > 0 || !stock.has(idSku) ? ('retirado' as const) : ('esgotado' as const),
    }))
  const seen = seenOf(after)

  const changes = changesSince(
    checkoutVersion(seenOf(before)),
    {
      ...seen,
      fora,
      itens: seen.itens.map((item) => ({ ...item, estoque: stock.get(item.idAtributoSimples) ?? 0 })),
    },
    NO_METHOD,
  )

  return changes.map(({ mensagem }) => mensagem)
}

const NO_METHOD = { metodo: '', parcelas: 1 }

function seenOf({ linhas, frete, total }: QuotedVersion): SeenCheckout {
  return {
    frete,
    total,
    ajustes: linhas.flatMap(({ ajustes }) => ajustes),
    itens: linhas.map(({ idSku, nome, quantidade, precoPor, total: ofLine }) => {
      return { nome, quantidade, precoPor, idAtributoSimples: idSku, total: ofLine }
    }),
    formas: [],
  }
}
