import { expect, test } from 'vitest'
import { coupon, line, promotion } from '../cart/cart.fixtures.ts'
import { explainPromotions } from './explain-promotions.ts'
import { UNKNOWN_BUYER } from './promotion.ts'

test('each promotion reports its discount, or why it did not apply', () => {
  const percent = (porcentagem: number) => ({ tipo: 'porcentagem', porcentagem }) as const
  const { totais, promocoes } = explainPromotions([line()], {
    promocoes: [
      promotion(percent(10), { id: 1, nome: 'Dez' }),
      promotion(percent(20), { id: 2, nome: 'Vinte' }),
      promotion(percent(90), { id: 3, nome: 'Acima de 500', subtotalMinimo: 50_000 }),
      promotion({ tipo: 'freteGratis', ufs: [] }, { id: 4, nome: 'Frete' }),
    ],
    combinacoes: [],
    cupom: coupon(percent(5)),
    settings: { precos: { descontoVista: 10 } },
    now: new Date('2026-11-21T12:00:00Z'),
    comprador: UNKNOWN_BUYER,
  })

  expect(totais.total).toBe(7_600)
  expect(promocoes).toEqual([
    {
      id: 1,
      nome: 'Dez',
      desconto: 0,
      motivo: 'outraPromocao',
      explicacao: 'Outra promoção desconta mais dos mesmos produtos.',
    },
    { id: 2, nome: 'Vinte', desconto: 2_000, motivo: null, explicacao: null },
    {
      id: 3,
      nome: 'Acima de 500',
      desconto: 0,
      motivo: 'subtotalMinimo',
      explicacao: 'Faltam R$\u00a0400,00 em produtos que participam.',
    },
    { id: 4, nome: 'Frete', desconto: 0, motivo: null, explicacao: null },
  ])
})
