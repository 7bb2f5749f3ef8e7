import { expect, test } from 'vitest'
import { promotionSituation } from './promotion-situation.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const RULE = { ativo: true, validoDe: null, validoAte: null, usosMaximos: null, usos: 0 }

test.each([
  ['valendo', {}],
  ['valendo', { validoDe: NOON }],
  ['agendada', { validoDe: new Date(NOON.getTime() + 1) }],
  ['encerrada', { validoAte: NOON }],
  ['valendo', { validoAte: new Date(NOON.getTime() + 1) }],
  ['esgotada', { usosMaximos: 3, usos: 3 }],
  ['desligada', { ativo: false, validoAte: NOON }],
])('%s with %j', (situacao, changes) => {
  expect(promotionSituation({ ...RULE, ...changes }, NOON)).toBe(situacao)
})
