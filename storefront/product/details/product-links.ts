import type { ProductDetail } from '#contract/catalog/catalog.ts'
import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'

/** A link to a tool; with `skus`, only of these variants. */
export type ProductLink = { href: string; text: string; skus?: number[] }

type Input = {
  conteudo: Pick<
    ProductDetail['conteudo'],
    'tensaoCerta' | 'encontrarCordas' | 'instrumentos' | 'tamanhoCerto' | 'afinador' | 'canhotos'
  >
  /** Whether the store takes outgrown instruments of this kind in exchange. */
  trades: boolean
}

const FIND = 'Encontrar cordas: as que combinam com você'

/** What helps with a product, in the order of its use. The page gets no more than it shows. */
export function productLinks({ conteudo, trades }: Input): ProductLink[] {
  const { tensaoCerta, encontrarCordas, instrumentos, tamanhoCerto, afinador, canhotos } = conteudo
  const ofVariants = instrumentos.flatMap((one) => {
    const skus = instrumentos.length > 1 ? { skus: one.skus } : {}
    return [
      { href: one.encontrarCordas, text: FIND, ...skus },
      { href: one.meuInstrumento, text: 'É o meu instrumento: ver o que serve nele', ...skus },
    ]
  })

  return [
    { href: tensaoCerta, text: 'Tensão certa: veja cada corda na sua escala e afinação' },
    ...(ofVariants.length > 0 ? ofVariants : [{ href: encontrarCordas, text: FIND }]),
    { href: afinador, text: 'Afinador: pelo microfone, sem internet' },
    {
      href: trades ? TRADE_IN_PATH : null,
      text: 'Troca: o que ficou pequeno vira crédito no próximo tamanho',
    },
    {
      href: tamanhoCerto && TEACHING_PATH,
      text: 'Para a turma: a lista que cada família compra por um link',
    },
    { href: canhotos, text: 'Canhotos: o que há e o que pode ser virado' },
  ].flatMap(({ href, ...link }) => (href === null ? [] : [{ href, ...link }]))
}
