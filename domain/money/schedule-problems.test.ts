import { expect, test } from 'vitest'
import { scheduleProblems } from './schedule-problems.ts'

type Dated = Parameters<typeof scheduleProblems>[0]

const NOTHING_SET: Dated = {
  situacao: 'disponivel',
  publicarEm: null,
  retirarEm: null,
  promocao: null,
  skus: [{ precoPor: 10_000, precoPromocional: null }],
}
const DECEMBER = { de: '2026-12-01T00:00:00Z', ate: '2027-01-01T00:00:00Z' }
const reduced = (precoPromocional: number) => [{ precoPor: 10_000, precoPromocional }]

test.each<[string, Partial<Dated>, string, string | null]>([
  ['no schedule', {}, '', null],
  ['a promotion', { promocao: DECEMBER, skus: reduced(9_999) }, '', null],
  [
    'publication and removal',
    { publicarEm: '2026-12-01T00:00:00Z', retirarEm: '2026-12-02T00:00:00Z' },
    '',
    null,
  ],
  ['removal only', { situacao: 'inativo', retirarEm: '2026-12-02T00:00:00Z' }, '', null],
  [
    'a publication without a status',
    { situacao: 'inativo', publicarEm: '2026-12-01T00:00:00Z' },
    'publicarEm',
    'Para publicar numa data, escolha a situação que o produto terá na loja.',
  ],
  [
    'removal at the time of publication',
    { publicarEm: '2026-12-01T00:00:00Z', retirarEm: '2026-11-30T21:00:00-03:00' },
    'retirarEm',
    'O produto precisa sair da loja depois de entrar.',
  ],
  [
    'a promotion without an end',
    { promocao: { de: DECEMBER.de, ate: '' }, skus: reduced(9_000) },
    'promocao',
    'Diga quando a promoção começa e termina.',
  ],
  [
    'a promotion that ends when it begins',
    { promocao: { de: DECEMBER.de, ate: DECEMBER.de }, skus: reduced(9_000) },
    'promocao.ate',
    'A promoção precisa terminar depois de começar.',
  ],
  [
    'a promotion without prices',
    { promocao: DECEMBER },
    'promocao',
    'Diga o preço promocional de ao menos um SKU, ou tire a promoção.',
  ],
  [
    'a promotional price equal to the price',
    { promocao: DECEMBER, skus: [...reduced(9_000), ...reduced(10_000)] },
    'skus.1.precoPromocional',
    'O preço promocional precisa ser menor que o preço.',
  ],
  [
    'a promotional price of zero',
    { promocao: DECEMBER, skus: reduced(0) },
    'skus.0.precoPromocional',
    'O preço promocional precisa ser maior que zero.',
  ],
  ['a price left over from a past promotion', { skus: reduced(20_000) }, '', null],
])('%s', (_, changes, campo, mensagem) => {
  expect(scheduleProblems({ ...NOTHING_SET, ...changes })).toEqual(
    mensagem === null ? [] : [{ campo, mensagem }],
  )
})
