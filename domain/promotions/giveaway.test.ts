import { expect, test } from 'vitest'
import { promotion } from '../cart/cart.fixtures.ts'
import { giveawayProblem } from './giveaway.ts'

const percent = (porcentagem: number) => ({ tipo: 'porcentagem', porcentagem }) as const
const amount = (valor: number) => ({ tipo: 'valor', valor }) as const
const violin = { alcance: { categorias: [], marcas: [], produtos: [1] } }

test.each([
  ['100%', promotion(percent(100)), 'usosMaximos'],
  ['100% off one product', promotion(percent(100), violin), 'usosMaximos'],
  ['100%, once per customer', promotion(percent(100), { usosPorCliente: 1 }), 'usosMaximos'],
  ['100%, in ten orders', promotion(percent(100), { usosMaximos: 10 }), undefined],
  ['99%', promotion(percent(99)), undefined],
  ['R$ 50 off every order', promotion(amount(5_000)), 'subtotalMinimo'],
  ['R$ 50 off from R$ 50', promotion(amount(5_000), { subtotalMinimo: 5_000 }), 'subtotalMinimo'],
  ['R$ 50 off from R$ 50,01', promotion(amount(5_000), { subtotalMinimo: 5_001 }), undefined],
  ['R$ 50 off in ten orders', promotion(amount(5_000), { usosMaximos: 10 }), undefined],
  ['R$ 50 off one product', promotion(amount(5_000), violin), undefined],
  ['three for one', promotion({ tipo: 'levePague', leve: 3, pague: 1 }), undefined],
  ['free freight', promotion({ tipo: 'freteGratis', ufs: [] }), undefined],
])('%s has the expected problem at its field, or none', (_, rule, field) => {
  expect(giveawayProblem(rule)?.campo).toBe(field)
})
