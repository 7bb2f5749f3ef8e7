import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  conditionsOf,
  EMPTY_DRAFT,
  type PromotionDraft,
} from '#admin/marketing/promotions/promotion-draft.ts'
import { errorOfBody, failureOf } from '#admin/shell/failure.ts'
import { adminContract } from '#contract/admin-contract.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { panelErrors } from '#tests/support/panel-errors.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { saveCoupon } from './save-coupon.ts'

let database: TestDatabase
let api: ReturnType<typeof testAdminApi<unknown>>

beforeAll(async () => {
  database = await testDatabase()
  api = testAdminApi<unknown>(database.db)
})
afterAll(() => database.close())

const COUPON = { ...EMPTY_DRAFT, nome: 'Dez', codigo: 'DEZ' }

test.each<[Partial<PromotionDraft>, string, string]>([
  [{ nome: ' ' }, 'nome', 'Dê um nome: é o que a pessoa lê ao lado do desconto.'],
  [{ nome: 'x'.repeat(81) }, 'nome', 'O nome tem no máximo 80 caracteres.'],
  [{ codigo: 'AB' }, 'codigo', 'Use de 3 a 30 letras sem acento, números ou hifens.'],
  [{ porcentagem: 101 }, 'beneficio.porcentagem', 'Use um número de 1 a 100.'],
  [{ tipoBeneficio: 'valor', valor: null }, 'beneficio.valor', 'Diga quanto sai do preço.'],
  [{ tipoBeneficio: 'levePague', leve: 1, pague: 1 }, 'beneficio.leve', 'Use um número de 2 a 100.'],
  [
    { tipoBeneficio: 'levePague', leve: 2, pague: 2 },
    'beneficio.pague',
    'Quem leva deve pagar menos unidades do que leva.',
  ],
  [{ tipoBeneficio: 'freteGratis', ufs: ['XXX'] }, 'beneficio.ufs', 'Escolha um estado.'],
  [
    { validoDe: '2026-12-02T00:00:00.000Z', validoAte: '2026-12-01T00:00:00.000Z' },
    'validoAte',
    'O fim da validade deve vir depois do começo.',
  ],
  [{ usosMaximos: 0 }, 'usosMaximos', 'Use um número a partir de 1, ou deixe sem limite.'],
])(
  '%j gets the same message at the same field in form, API and use case',
  async (changes, campo, mensagem) => {
    const draft: PromotionDraft = { ...COUPON, ...changes }
    const coupon = { ...conditionsOf(draft), codigo: draft.codigo }

    expect(await panelErrors(adminContract.marketing.createCoupon, coupon)).toEqual({ [campo]: mensagem })
    const { status, body } = await api('POST', '/coupons', { papel: 'gerente', body: coupon })
    expect(failureOf(errorOfBody(body, status)).campos).toEqual({ [campo]: mensagem })
    await expect((async () => saveCoupon(testContext(database.db), coupon))()).rejects.toMatchObject({
      data: { motivo: `${campo}: ${mensagem}` },
    })
  },
)

test('a giveaway is refused at its field', async () => {
  const body = conditionsOf({ ...COUPON, porcentagem: 100 })

  const answer = await api('POST', '/promotions', { papel: 'gerente', body })

  expect(failureOf(errorOfBody(answer.body, answer.status)).campos).toHaveProperty('usosMaximos')
})
