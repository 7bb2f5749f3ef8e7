import { expect, test } from 'vitest'
import type { Api } from '#contract/contract.ts'
import { cartLinks, orderLinks } from './line-links.ts'

const VIOLIN = {
  idProduto: 5,
  categoria: '/violinos/estudo',
  parecidos: [6],
  tensaoCerta: null,
  encontrarCordas: '/ferramentas/cordas?instrumento=violino',
  meuInstrumento: null,
  tamanhoCerto: '/ferramentas/tamanho?instrumento=violino',
  tamanhosMenores: [70],
  tamanhosMaiores: [71],
  oficina: '/oficina',
  afinador: '/ferramentas/afinador?instrumento=violino',
}
const guias = [
  { titulo: 'Primeiro violino', url: '/guias/violino', categorias: ['/violinos'], ferramentas: [] },
  { titulo: 'Cordas', url: '/guias/cordas', categorias: ['/cordas'], ferramentas: [] },
]
const apiOf = (ativa: boolean) =>
  ({
    strings: { tools: async () => ({ itens: [VIOLIN] }) },
    tradeIns: { terms: async () => ({ ativa }) },
    guides: { subjects: async () => ({ guias }) },
  }) as unknown as Api
const line = (idAtributoSimples: number) => ({ idProduto: 5, idAtributoSimples })

test.each([
  [true, 71, true],
  // The smallest size: nobody has a smaller one.
  [true, 70, false],
  [false, 71, false],
])(
  'a cart of a store that takes trade-ins (%s), with the size of SKU %i, leads to them: %s',
  async (ativa, sku, leads) => {
    const [links] = await cartLinks(apiOf(ativa), [line(sku)])

    expect(links?.links.map(([, url]) => url)).toEqual([
      VIOLIN.encontrarCordas,
      VIOLIN.tamanhoCerto,
      '/comparar?produtos=5,6',
      ...(leads ? ['/minha-conta/trocas'] : []),
      '/minha-conta/ensino',
    ])
  },
)

test.each([true, false])(
  'an order that was delivered (%s) leads to the workshop, and to its guides',
  async (isDelivered) => {
    const { lines, guides } = await orderLinks(
      apiOf(true),
      [line(71), { idProduto: null, idAtributoSimples: null }],
      {
        isDelivered,
      },
    )

    expect(lines.map(({ links }) => links.map(([, url]) => url))).toEqual([
      [
        VIOLIN.encontrarCordas,
        VIOLIN.afinador,
        ...(isDelivered ? ['/oficina'] : []),
        '/comparar?produtos=5,6',
      ],
    ])
    expect(guides.map(({ url }) => url)).toEqual(['/guias/violino'])
  },
)
