import { expect, test } from 'vitest'
import { line, promotion } from '../cart/cart.fixtures.ts'
import { nearPromotions } from './near-promotions.ts'
import { type Benefit, type Promotion, UNKNOWN_BUYER } from './promotion.ts'

const now = new Date('2026-11-21T12:00:00Z')
const THREE_FOR_TWO: Benefit = { tipo: 'levePague', leve: 3, pague: 2 }
const FOUR_FOR_TWO: Benefit = { tipo: 'levePague', leve: 4, pague: 2 }
const FREE_FREIGHT: Benefit = { tipo: 'freteGratis', ufs: [] }

test.each<[string, Benefit, Partial<Promotion>, number[], string[]]>([
  ['one unit of three', THREE_FOR_TWO, {}, [1], ['Leve mais 2 e um sai de graça: Oferta.']],
  ['two units of three', THREE_FOR_TWO, {}, [2], ['Leve mais 1 e um sai de graça: Oferta.']],
  ['two lines that fill a group together', THREE_FOR_TWO, {}, [1, 2], []],
  ['a group and two more', THREE_FOR_TWO, {}, [5], ['Leve mais 1 e um sai de graça: Oferta.']],
  ['two free units', FOUR_FOR_TWO, {}, [2], ['Leve mais 2 e 2 saem de graça: Oferta.']],
  ['a free unit already in the cart', FOUR_FOR_TWO, {}, [3], []],
  ['a minimum', FREE_FREIGHT, { subtotalMinimo: 15_000 }, [1], ['Faltam R$ 50,00 para: Oferta.']],
  ['a minimum that is reached', FREE_FREIGHT, { subtotalMinimo: 10_000 }, [1], []],
  ['another product', THREE_FOR_TWO, { alcance: { categorias: [], marcas: [], produtos: [99] } }, [2], []],
  ['a promotion that requires login', THREE_FOR_TWO, { exigeLogin: true }, [2], []],
  ['an expired promotion', THREE_FOR_TWO, { validoAte: now }, [2], []],
])('%s', (_, beneficio, changes, quantities, texts) => {
  const lines = quantities.map((quantidade, i) => line({ idAtributoSimples: 11 + i, quantidade }))
  const promocoes = [promotion(beneficio, { nome: 'Oferta', ...changes })]
  const found = nearPromotions(lines, { promocoes, now, comprador: UNKNOWN_BUYER })

  expect(found.map(({ texto }) => texto.replaceAll('\u00a0', ' '))).toEqual(texts)
})

test('reports at most two', () => {
  const promocoes = [1, 2, 3].map((id) => promotion(THREE_FOR_TWO, { id }))

  expect(nearPromotions([line()], { promocoes, now, comprador: UNKNOWN_BUYER })).toHaveLength(2)
})
