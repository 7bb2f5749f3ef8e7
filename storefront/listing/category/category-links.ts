import type { ListingDetails } from '#contract/catalog/catalog.ts'
import type { GuideLink } from '#contract/content/guides/guides.ts'
import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import {
  comparisonAddress,
  MAX_COMPARED,
} from '#domain/product/specifications/comparison/comparison-address.ts'

type Input = {
  details: ListingDetails
  /** The products that are shown first. */
  products: readonly { id: number }[]
  guides: readonly GuideLink[]
  /** Whether the store takes outgrown instruments of the category in exchange. */
  trades: boolean
}

/** What helps to choose the category's products, the most useful first: tools, and guides about them. */
export function categoryLinks({
  details,
  products,
  guides,
  trades,
}: Input): { href: string; text: string }[] {
  const { tamanhoCerto, meuInstrumento, encontrarCordas, tensaoCerta } = details
  const { ouvir, afinador, paginaCanhotos, oficina } = details

  return [
    { href: tamanhoCerto, text: 'Qual tamanho? Descubra pela medida de quem toca' },
    { href: encontrarCordas, text: 'Encontrar cordas: as que combinam com você' },
    { href: meuInstrumento, text: 'Meu instrumento: veja só o que serve nele' },
    { href: tensaoCerta, text: 'Tensão certa: as cordas na sua escala e afinação' },
    { href: ouvir, text: 'Ouvir às cegas: compare os sons sem saber qual é qual' },
    { href: afinador, text: 'Afinador: pelo microfone, sem internet' },
    { href: paginaCanhotos, text: 'Canhotos: o que há e o que pode ser virado' },
    {
      href: products.length > 1 ? comparisonAddress(firstIds(products)) : undefined,
      text: 'Comparar: os primeiros desta lista lado a lado',
    },
    { href: oficina, text: 'Oficina: regulagem e conserto, com preço e dia de entrega' },
    { href: trades ? TRADE_IN_PATH : undefined, text: 'Troca: o que ficou pequeno vira crédito no maior' },
    {
      href: tamanhoCerto && TEACHING_PATH,
      text: 'Para a turma: a lista que cada família compra por um link',
    },
    ...guides.map(({ url, titulo }) => ({ href: url, text: `Guia: ${titulo}` })),
  ].flatMap(({ href, text }) => (href === undefined ? [] : [{ href, text }]))
}

/** One place is left for a product of the shopper's choice. */
function firstIds(products: Input['products']): number[] {
  return products.slice(0, MAX_COMPARED - 1).map(({ id }) => id)
}
