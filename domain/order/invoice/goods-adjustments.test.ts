import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goodsAdjustments } from './goods-adjustments.ts'

test.each([
  ['no services', [{ tipo: 'vista', valor: -100 }], [{ tipo: 'vista', valor: -100 }]],
  ['a service', [{ tipo: 'servico', valor: 500 }], []],
  [
    'a service, a promotion, and Pix of 10 % on both',
    [
      { tipo: 'promocao', valor: -200 },
      { tipo: 'servico', valor: 200 },
      { tipo: 'vista', valor: -100 },
    ],
    [
      { tipo: 'promocao', valor: -200 },
      { tipo: 'vista', valor: -80 },
    ],
  ],
  [
    'goods that cost nothing',
    [
      { tipo: 'cupom', valor: -1_000 },
      { tipo: 'servico', valor: 500 },
      { tipo: 'vista', valor: -50 },
    ],
    [{ tipo: 'cupom', valor: -1_000 }],
  ],
])('%s', (_what, ajustes, goods) => {
  expect(goodsAdjustments({ precoPor: 1_000, quantidade: 1, ajustes })).toEqual(goods)
})

test('goods never cost less than nothing, whatever Pix takes off the whole line', () => {
  fc.assert(
    fc.property(
      fc.record({
        precoPor: fc.integer({ min: 0, max: 100_000 }),
        off: fc.integer({ min: 0, max: 100 }),
        service: fc.integer({ min: 0, max: 100_000 }),
        pix: fc.integer({ min: 0, max: 99 }),
      }),
      ({ precoPor, off, service, pix }) => {
        const cut = Math.round((precoPor * off) / 100)
        const vista = Math.round(((precoPor - cut + service) * pix) / 100)
        const ajustes = [
          { tipo: 'promocao', valor: -cut },
          { tipo: 'servico', valor: service },
          { tipo: 'vista', valor: -vista },
        ]
        const goods = goodsAdjustments({ precoPor, quantidade: 1, ajustes })

        expect(precoPor + goods.reduce((sum, { valor }) => sum + valor, 0)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
