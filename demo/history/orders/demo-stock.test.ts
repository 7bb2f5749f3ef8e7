import { expect, test } from 'vitest'
import { goodsOf } from './demo-stock.ts'

type Sku = Parameters<typeof goodsOf>[0][number]

const URLS = ['/cordas', '/palheta', '/violao?cor=preto', '/violao?cor=azul']

/** SKUs of these ids, in the order of ids, as the database gives them. */
function catalogue(ids: number[]): Sku[] {
  return URLS.map((url, n) => {
    return {
      idProduto: n,
      idAtributoSimples: ids[n] ?? 0,
      tipo: 'produto' as const,
      nome: url,
      nomeProduto: url,
      url,
      variacoes: 1,
      situacao: 'disponivel' as const,
      precoDe: null,
      precoPor: 9_000,
      estoque: 40,
      retencao: null,
      reservadoAte: null,
      idMarca: 1,
      categorias: [],
      imagem: { hash: 'a', alt: '', largura: 10, altura: 10 },
      fatos: [],
      atributos: [],
      peso: 100,
      altura: 10,
      largura: 10,
      temServicos: false,
      comprimento: 10,
    }
  }).toSorted((a, b) => a.idAtributoSimples - b.idAtributoSimples)
}

test('the order of goods does not depend on the ids that a load gave', () => {
  const order = (ids: number[]) => goodsOf(catalogue(ids)).map(({ product }) => product.url)

  expect(order([4, 3, 1, 2])).toEqual(order([1, 2, 3, 4]))
})
