import { expect, test } from 'vitest'
import { adminContract } from '#contract/admin-contract.ts'
import type { PromotionDetails } from '#contract/marketing/admin-marketing.ts'
import { panelErrors } from '#tests/support/panel-errors.ts'
import { conditionsOf, differences, draftOf, EMPTY_DRAFT } from './promotion-draft.ts'

const { marketing } = adminContract

const RULE: PromotionDetails = {
  id: 1,
  tipo: 'cupom',
  codigo: 'DEZ',
  nome: 'Dez',
  beneficio: { tipo: 'valor', valor: 5_000 },
  acumula: false,
  somentePrecoCheio: true,
  subtotalMinimo: 20_000,
  primeiraCompra: false,
  exigeLogin: true,
  validoDe: null,
  validoAte: '2026-12-01T03:00:00.000Z',
  usosMaximos: 5,
  usosPorCliente: 1,
  ativo: true,
  usos: 2,
  situacao: 'valendo',
  versao: 3,
  alcance: { categorias: [], marcas: [7], produtos: [] },
}
const NAMES = { categorias: [], marcas: [{ id: 7, nome: 'Eagle', detalhe: '' }], produtos: [] }

test('a rule survives the round trip through its form', () => {
  const { nome, beneficio, alcance, subtotalMinimo, acumula, usosMaximos, validoAte } = RULE

  expect(conditionsOf(draftOf(RULE, NAMES))).toMatchObject({
    nome,
    beneficio,
    alcance,
    subtotalMinimo,
    acumula,
    usosMaximos,
    validoAte,
  })
})

test.each([
  [{ nome: ' ' }, ['nome']],
  [{ codigo: 'ab' }, ['codigo']],
  [{ codigo: 'PÁSCOA' }, ['codigo']],
  [{ porcentagem: null }, ['beneficio.porcentagem']],
  [{ porcentagem: 101 }, ['beneficio.porcentagem']],
  [{ tipoBeneficio: 'valor' as const, valor: null }, ['beneficio.valor']],
  [{ tipoBeneficio: 'levePague' as const, leve: 3, pague: 3 }, ['beneficio.pague']],
  [{ tipoBeneficio: 'freteGratis' as const, porcentagem: null }, []],
  [{ validoDe: '2026-12-02T00:00:00.000Z', validoAte: '2026-12-01T00:00:00.000Z' }, ['validoAte']],
])('reports the problem of %j at %j', async (changes, fields) => {
  const draft = { ...EMPTY_DRAFT, nome: 'Dez', codigo: 'DEZ', ...changes }

  const errors = await panelErrors(marketing.createCoupon, { ...conditionsOf(draft), codigo: draft.codigo })
  expect(Object.keys(errors)).toEqual(fields)
})

test('a promotion needs no code', async () => {
  const conditions = conditionsOf({ ...EMPTY_DRAFT, nome: 'Dez' })

  expect(await panelErrors(marketing.createPromotion, conditions)).toEqual({})
})

test('describes the differences in words', () => {
  const mine = { ...draftOf(RULE, NAMES), valor: 4_000, marcas: [] }

  expect(differences(draftOf(RULE, NAMES), mine)).toEqual([
    { campo: 'O que dá', atual: 'R$\u00a050,00 de desconto', mine: 'R$\u00a040,00 de desconto' },
    { campo: 'Marcas', atual: 'Eagle', mine: 'Todas' },
  ])
})
