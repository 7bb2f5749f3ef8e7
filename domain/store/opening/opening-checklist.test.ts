import { describe, expect, test } from 'vitest'
import { OPENING_STEPS, type OpeningStep } from './lack-rule.ts'
import { LACKS } from './lacks.ts'
import { openingChecklist } from './opening-checklist.ts'
import type { StoreState } from './store-state.ts'

const LOJA: StoreState['loja'] = {
  nome: 'Casa do Som',
  razaoSocial: 'Casa do Som Ltda.',
  cnpj: '11.222.333/0001-81',
  endereco: { logradouro: 'Rua das Flores', numero: '10', cidade: 'Curitiba', cep: '80010-000' },
  telefone: '(41) 3333-0000',
  whatsapp: '',
  email: 'oi@casadosom.com.br',
}

/** A store that lacks nothing. */
const READY: StoreState = {
  loja: LOJA,
  aparencia: true,
  produtos: { publicados: 3, disponiveis: 2 },
  entregas: 1,
  formas: 1,
  paginas: ['politica-de-privacidade', 'trocas-e-devolucoes', 'termos-de-uso'],
  paginasIncompletas: 0,
  correio: true,
  url: 'https://casadosom.com.br',
  pedidoTeste: 'pago',
  exemplos: false,
}

/** A store right after its first start. */
const EMPTY: StoreState = {
  loja: {
    nome: 'Minha loja',
    razaoSocial: '',
    cnpj: '',
    endereco: { logradouro: '', numero: '', cidade: '', cep: '' },
    telefone: '',
    whatsapp: '',
    email: '',
  },
  aparencia: false,
  produtos: { publicados: 0, disponiveis: 0 },
  entregas: 0,
  formas: 0,
  paginas: [],
  paginasIncompletas: 0,
  correio: false,
  url: 'http://127.0.0.1:3000',
  pedidoTeste: 'nenhum',
  exemplos: false,
}

const loja = (changes: Partial<StoreState['loja']>): Partial<StoreState> => ({
  loja: { ...LOJA, ...changes },
})
const endereco = (changes: Partial<StoreState['loja']['endereco']>) =>
  loja({ endereco: { ...LOJA.endereco, ...changes } })

test('a store that lacks nothing has all steps done, in their order', () => {
  const steps = openingChecklist(READY, [])

  expect(steps.map(({ passo }) => passo)).toEqual(OPENING_STEPS)
  expect(steps.every(({ situacao, faltas }) => situacao === 'feito' && faltas.length === 0)).toBe(true)
})

test('an empty store has no step done', () => {
  expect(openingChecklist(EMPTY, []).every(({ situacao }) => situacao === 'falta')).toBe(true)
})

describe('a store lacks', () => {
  test.each<[string, Partial<StoreState>, OpeningStep, string]>([
    ['a company name', loja({ razaoSocial: ' ' }), 'dados', 'semRazaoSocial'],
    ['a document', loja({ cnpj: '' }), 'dados', 'semDocumento'],
    ['a right check digit', loja({ cnpj: '11.222.333/0001-82' }), 'dados', 'semDocumento'],
    ['a street', endereco({ logradouro: '' }), 'dados', 'semEndereco'],
    ['a number', endereco({ numero: '' }), 'dados', 'semEndereco'],
    ['a city', endereco({ cidade: '' }), 'dados', 'semEndereco'],
    ['a CEP', endereco({ cep: '' }), 'dados', 'semEndereco'],
    ['an e-mail', loja({ email: '' }), 'dados', 'semEmail'],
    ['any telephone', loja({ telefone: '', whatsapp: '' }), 'dados', 'semTelefone'],
    ['a name', loja({ nome: '' }), 'identidade', 'nomePadrao'],
    ['a name of its own', loja({ nome: 'Minha loja' }), 'identidade', 'nomePadrao'],
    ['a look of its own', { aparencia: false }, 'identidade', 'semAparencia'],
    ['products', { produtos: { publicados: 0, disponiveis: 0 } }, 'produtos', 'semProdutos'],
    ['stock', { produtos: { publicados: 2, disponiveis: 0 } }, 'produtos', 'semEstoque'],
    ['products of its own beside examples', { exemplos: true }, 'produtos', 'exemplos'],
    ['delivery', { entregas: 0 }, 'frete', 'semEntrega'],
    ['payment', { formas: 0 }, 'pagamento', 'semPagamento'],
    ['privacy', { paginas: ['trocas-e-devolucoes', 'termos-de-uso'] }, 'paginas', 'semPrivacidade'],
    ['returns', { paginas: ['politica-de-privacidade', 'termos-de-uso'] }, 'paginas', 'semTrocas'],
    ['terms', { paginas: ['politica-de-privacidade', 'trocas-e-devolucoes'] }, 'paginas', 'semTermos'],
    ['words in a page', { paginasIncompletas: 1 }, 'paginas', 'paginasIncompletas'],
    ['mail', { correio: false }, 'correio', 'semCorreio'],
    ['an address', { url: 'http://127.0.0.1:3000' }, 'endereco', 'enderecoLocal'],
    ['an address but for its name', { url: 'https://localhost' }, 'endereco', 'enderecoLocal'],
    ['https', { url: 'http://casadosom.com.br' }, 'endereco', 'semHttps'],
    ['a test order', { pedidoTeste: 'nenhum' }, 'pedidoTeste', 'semTeste'],
    ['a paid test order', { pedidoTeste: 'feito' }, 'pedidoTeste', 'testeNaoPago'],
  ])('%s, and nothing else', (_what, changes, passo, motivo) => {
    const lacking = openingChecklist({ ...READY, ...changes }, []).filter(
      ({ situacao }) => situacao === 'falta',
    )

    expect(lacking.map((step) => [step.passo, step.faltas.map((lack) => lack.motivo)])).toEqual([
      [passo, [motivo]],
    ])
  })

  test.each([
    ['a CPF', loja({ cnpj: '529.982.247-25' })],
    ['a CNPJ with letters', loja({ cnpj: '12.ABC.345/01DE-35' })],
    ['WhatsApp alone', loja({ telefone: '', whatsapp: '(41) 90000-0000' })],
    ['a CNPJ without punctuation', loja({ cnpj: '11222333000181' })],
  ])('nothing with %s', (_what, changes) => {
    expect(openingChecklist({ ...READY, ...changes }, []).every(({ situacao }) => situacao === 'feito')).toBe(
      true,
    )
  })
})

test.each([
  ['advice is dismissed', { formas: 0 }, 'pagamento', { situacao: 'dispensado', dispensavel: true }],
  ['taste is dismissed', { aparencia: false }, 'identidade', { situacao: 'dispensado', dispensavel: true }],
  ['the law is not', { correio: false }, 'correio', { situacao: 'falta', dispensavel: false }],
  ['what is done stays done', {}, 'frete', { situacao: 'feito', dispensavel: false }],
])('%s', (_what, changes, passo, expected) => {
  const steps = openingChecklist({ ...READY, ...changes }, [passo])

  expect(steps.find((step) => step.passo === passo)).toMatchObject(expected)
})

test('a law is named where, and only where, something is obligatory', () => {
  expect(LACKS.filter(({ peso, lei }) => (peso === 'lei') !== (lei !== null))).toEqual([])
  expect(new Set(LACKS.map(({ motivo }) => motivo)).size).toBe(LACKS.length)
})
