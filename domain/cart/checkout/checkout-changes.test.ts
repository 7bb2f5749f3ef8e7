import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CurrentCheckout, changesSince } from './checkout-changes.ts'
import { checkoutVersion, readVersion } from './checkout-version.ts'

const PIX = { metodo: 'pix', parcelas: 1 }
const TEN = { metodo: 'cartao', parcelas: 3 }

const GUITAR = {
  idAtributoSimples: 1,
  nome: 'Violão Folk, Natural',
  quantidade: 2,
  precoPor: 50_000,
  total: 95_000,
}
const PICK = { idAtributoSimples: 2, nome: 'Palheta', quantidade: 10, precoPor: 300, total: 3000 }

const NOW: CurrentCheckout = {
  itens: [
    { ...GUITAR, estoque: 8 },
    { ...PICK, estoque: 400 },
  ],
  ajustes: [{ label: 'Semana do violão', valor: -5000 }],
  frete: { id: 'pac', label: 'PAC', valor: 2500, prazo: 6 },
  total: 100_500,
  formas: [
    { metodo: 'pix', total: 90_700, parcelas: [] },
    {
      metodo: 'cartao',
      total: 100_500,
      parcelas: [{ valorTotal: 100_500 }, { valorTotal: 100_500 }, { valorTotal: 103_020 }],
    },
  ],
  fora: [],
}

const SEEN = seenOf(NOW)

/** Replaces the no-break spaces of money. */
function changesText(now: CurrentCheckout, { versao = SEEN, choice = PIX } = {}) {
  return changesSince(versao, now, choice).map(
    ({ tipo, mensagem }) => `${tipo}: ${mensagem.replaceAll('\u00a0', ' ')}`,
  )
}

function seenOf({ frete, ...now }: CurrentCheckout): string {
  if (!frete) throw new Error('A shopper never sees a checkout without freight.')
  return checkoutVersion({ ...now, frete })
}

test('an unchanged checkout reports no change', () => {
  expect(changesText(NOW)).toEqual([])
  expect(changesText(NOW, { choice: TEN })).toEqual([])
})

test.each<[string, CurrentCheckout, string[]]>([
  [
    'a price',
    {
      ...NOW,
      itens: [
        { ...GUITAR, precoPor: 55_000, total: 105_000, estoque: 8 },
        { ...PICK, estoque: 9 },
      ],
      total: 110_500,
    },
    [
      'preco: O preço de Violão Folk, Natural mudou de R$ 500,00 para R$ 550,00.',
      'total: O total mudou de R$ 1.005,00 para R$ 1.105,00.',
    ],
  ],
  [
    'less stock than chosen',
    {
      ...NOW,
      itens: [
        { ...GUITAR, quantidade: 1, total: 45_000, estoque: 1 },
        { ...PICK, estoque: 9 },
      ],
      total: 50_500,
    },
    [
      'estoque: Só temos mais 1 unidade de Violão Folk, Natural.',
      'total: O total mudou de R$ 1.005,00 para R$ 505,00.',
    ],
  ],
  [
    'another quantity, chosen in another tab',
    {
      ...NOW,
      itens: [
        { ...GUITAR, quantidade: 3, total: 145_000, estoque: 8 },
        { ...PICK, estoque: 9 },
      ],
      total: 150_500,
    },
    [
      'estoque: A quantidade de Violão Folk, Natural mudou de 2 para 3.',
      'total: O total mudou de R$ 1.005,00 para R$ 1.505,00.',
    ],
  ],
  [
    'items sold out or removed from the cart',
    {
      ...NOW,
      itens: [],
      fora: [{ idAtributoSimples: 1, motivo: 'esgotado' }],
      ajustes: [],
      frete: null,
      total: 0,
    },
    ['estoque: Violão Folk, Natural esgotou.', 'estoque: Palheta saiu da sua sacola.'],
  ],
  [
    'a delivery option and a discount that are no longer available',
    {
      ...NOW,
      itens: [{ ...GUITAR, total: 100_000, estoque: 8 }],
      fora: [{ idAtributoSimples: 2, motivo: 'retirado' }],
      ajustes: [],
      frete: null,
    },
    [
      'estoque: Palheta não está mais à venda.',
      'desconto: O desconto “Semana do violão” não vale mais.',
      'frete: A entrega por PAC não está mais disponível. Escolha outra.',
    ],
  ],
  [
    'a smaller discount',
    { ...NOW, ajustes: [{ label: 'Semana do violão', valor: -4000 }], total: 101_500 },
    [
      'desconto: O desconto “Semana do violão” mudou de R$ 50,00 para R$ 40,00.',
      'total: O total mudou de R$ 1.005,00 para R$ 1.015,00.',
    ],
  ],
  [
    'a new item and its discount',
    {
      ...NOW,
      itens: [
        ...NOW.itens,
        { idAtributoSimples: 3, nome: 'Capa', quantidade: 1, precoPor: 9000, total: 8000, estoque: 2 },
      ],
      ajustes: [...NOW.ajustes, { label: 'Leve a capa', valor: -1000 }],
      total: 108_500,
    },
    [
      'total: Capa entrou na sua sacola: R$ 80,00.',
      'desconto: Sua compra ganhou o desconto “Leve a capa”, de R$ 10,00.',
      'total: O total mudou de R$ 1.005,00 para R$ 1.085,00.',
    ],
  ],
  [
    'a discount that moved from one item to another',
    {
      ...NOW,
      itens: [
        { ...GUITAR, total: 95_100, estoque: 8 },
        { ...PICK, total: 2900, estoque: 9 },
      ],
    },
    [
      'desconto: Com os descontos, Violão Folk, Natural passou de R$ 950,00 para R$ 951,00.',
      'desconto: Com os descontos, Palheta passou de R$ 30,00 para R$ 29,00.',
    ],
  ],
  [
    'price and days of freight',
    { ...NOW, frete: { id: 'pac', label: 'PAC', valor: 0, prazo: 1 }, total: 98_000 },
    [
      'frete: O frete mudou de R$ 25,00 para grátis.',
      'frete: O prazo de entrega mudou de 6 para 1 dia útil.',
      'total: O total mudou de R$ 1.005,00 para R$ 980,00.',
    ],
  ],
  [
    'another carrier',
    { ...NOW, frete: { id: 'sedex', label: 'SEDEX', valor: 2500, prazo: 2 } },
    ['frete: A entrega mudou de PAC para SEDEX, R$ 25,00.'],
  ],
])('%s', (_, now, expected) => {
  expect(changesText(now)).toEqual(expected)
})

test('changes of the Pix discount or of instalments are reported only for the chosen method', () => {
  const now = {
    ...NOW,
    formas: [
      { metodo: 'pix', total: 95_600, parcelas: [] },
      {
        metodo: 'cartao',
        total: 100_500,
        parcelas: [100_500, 100_500, 104_000].map((valorTotal) => ({ valorTotal })),
      },
    ],
  }

  expect(changesText(now)).toEqual(['total: O total a pagar mudou de R$ 907,00 para R$ 956,00.'])
  expect(changesText(now, { choice: TEN })).toEqual([
    'total: O total a pagar mudou de R$ 1.030,20 para R$ 1.040,00.',
  ])
  expect(changesText(now, { choice: { metodo: 'cartao', parcelas: 2 } })).toEqual([])
})

test.each([
  '',
  '{',
  'null',
  '[1,[],[],[],0,[]]',
  '[2,[],[],["a",1,1,"b"],0,[]]',
  SEEN.replace('50000', '50000.5'),
])('an unreadable version asks to check the total again: %s', (versao) => {
  expect(changesText(NOW, { versao })).toEqual(['total: Confira sua compra: o total agora é R$ 1.005,00.'])
})

test('the version of a long cart fits in a request and can be read back', () => {
  const largest = 2_147_483_647
  const now: CurrentCheckout = {
    itens: Array.from({ length: 100 }, (_, i) => ({
      idAtributoSimples: largest - i,
      nome: `“Guitarra” n.º ${i} ${'com "muitas" palavras '.repeat(8)}`,
      quantidade: 999,
      precoPor: largest,
      total: largest,
      estoque: 5000,
    })),
    ajustes: Array.from({ length: 60 }, (_, i) => ({
      label: `${i} ${'desconto '.repeat(9)}`,
      valor: -largest,
    })),
    frete: { id: 'f'.repeat(60), label: 'Transportadora '.repeat(9), valor: largest, prazo: 90 },
    total: largest,
    formas: ['pix', 'boleto', 'cartao'].map((metodo) => ({
      metodo,
      total: largest,
      parcelas: Array.from({ length: 24 }, () => ({ valorTotal: largest })),
    })),
    fora: [],
  }

  expect(seenOf(now).length).toBeLessThanOrEqual(8000)
  expect(changesText(now, { versao: seenOf(now) })).toEqual([])
})

const money = fc.nat({ max: 5_000_000 })

const checkout: fc.Arbitrary<CurrentCheckout> = fc.record({
  itens: fc.uniqueArray(
    fc.record({
      idAtributoSimples: fc.integer({ min: 1, max: 50 }),
      nome: fc.string({ unit: 'grapheme', maxLength: 90 }),
      quantidade: fc.integer({ min: 1, max: 5 }),
      precoPor: money,
      total: money,
      estoque: fc.integer({ min: 5, max: 9 }),
    }),
    { minLength: 1, maxLength: 8, selector: ({ idAtributoSimples }) => idAtributoSimples },
  ),
  ajustes: fc.array(
    fc.record({ label: fc.string({ unit: 'grapheme', maxLength: 90 }), valor: money.map((valor) => -valor) }),
    { maxLength: 4 },
  ),
  frete: fc.record({
    id: fc.constantFrom('pac', 'sedex'),
    label: fc.string(),
    valor: money,
    prazo: fc.nat({ max: 9 }),
  }),
  total: money,
  formas: fc
    .record({ off: money, table: fc.array(money, { minLength: 1, maxLength: 4 }) })
    .map(({ off, table }) => [
      { metodo: 'pix', total: off, parcelas: [] },
      { metodo: 'cartao', total: off, parcelas: table.map((valorTotal) => ({ valorTotal })) },
    ]),
  fora: fc.constant([]),
})

describe('any checkout', () => {
  test('reports no change against its own version', () => {
    fc.assert(
      fc.property(checkout, (now) => {
        expect(changesText(now, { versao: seenOf(now) })).toEqual([])
      }),
    )
  })

  test('always reports a change of what is paid', () => {
    fc.assert(
      fc.property(checkout, fc.integer({ min: 1, max: 100 }), fc.nat(), (now, more, which) => {
        const versao = seenOf(now)
        const places: CurrentCheckout[] = [
          { ...now, total: now.total + more },
          { ...now, frete: now.frete && { ...now.frete, valor: now.frete.valor + more } },
          { ...now, itens: now.itens.slice(1) },
          { ...now, itens: now.itens.map((item) => ({ ...item, precoPor: item.precoPor + more })) },
          { ...now, itens: now.itens.map((item) => ({ ...item, quantidade: item.quantidade + more })) },
          { ...now, itens: now.itens.map((item) => ({ ...item, total: item.total + more })) },
          { ...now, ajustes: [...now.ajustes, { label: 'um que ninguém viu', valor: -more }] },
          { ...now, formas: now.formas.map((forma) => ({ ...forma, total: forma.total + more })) },
        ]
        const changed = places[which % places.length]

        expect(changesText(changed ?? now, { versao })).not.toEqual([])
      }),
    )
  })

  test('accepts any text as a version without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, text) => {
        expect(readVersion(JSON.stringify(value) ?? '')).toBeNull()
        expect(readVersion(text)).toBeNull()
      }),
    )
  })
})

test.each([
  ['levado', 'O tempo reservado para Violino, usado B, nº R-214 acabou, e outra pessoa o pôs na sacola.'],
  ['vendido', 'O tempo reservado para Violino, usado B, nº R-214 acabou, e outra pessoa o comprou.'],
] as const)('names a piece that was %s after its reserved time', (motivo, mensagem) => {
  const item = {
    idAtributoSimples: 7,
    nome: 'Violino, usado B, nº R-214',
    quantidade: 1,
    precoPor: 100,
    total: 100,
  }
  const seen = {
    itens: [item],
    ajustes: [],
    frete: { id: 'pac', label: 'PAC', valor: 0, prazo: 3 },
    total: 100,
    formas: [],
  }
  const now = { ...seen, itens: [], fora: [{ idAtributoSimples: 7, motivo }] }

  expect(changesSince(checkoutVersion(seen), now, { metodo: 'pix', parcelas: 1 })).toEqual([
    { tipo: 'estoque', mensagem },
  ])
})
