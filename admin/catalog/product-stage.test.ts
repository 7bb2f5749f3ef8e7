import { expect, test } from 'vitest'
import { productStage } from './product-stage.ts'

const NOON = '2026-11-20T15:00:00.000Z'

test.each([
  ['disponivel', null, null, 'À venda'],
  ['sobConsulta', null, null, 'Sob consulta'],
  ['inativo', null, null, 'Fora da loja'],
  ['inativo', null, NOON, 'Fora da loja'],
  ['disponivel', null, NOON, 'Na loja até 20/11/2026, 12:00'],
  ['inativo', NOON, null, 'Entra em 20/11/2026, 12:00'],
  ['disponivel', NOON, NOON, 'Entra em 20/11/2026, 12:00'],
] as const)('%s, published at %s and withdrawn at %s: %s', (situacao, publicarEm, retirarEm, text) => {
  expect(productStage({ situacao, publicarEm, retirarEm }).text).toBe(text)
})
