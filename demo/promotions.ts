import type { CouponDraft, PromotionDraft } from '#contract/marketing/promotions-input.ts'

/** The input of the panel, with category paths instead of ids. */
type Demo<Draft> = Omit<Draft, 'alcance'> & { categorias?: readonly string[] }

/** Automatic promotions. None applies to the whole shop, so most carts with a single item keep its price. */
export const PROMOTIONS: Demo<PromotionDraft>[] = [
  {
    hash: 'encordoamentos-leve-3-pague-2',
    nome: 'Leve 3, pague 2 em encordoamentos',
    beneficio: { tipo: 'levePague', leve: 3, pague: 2 },
    categorias: [
      'cordas/instrumentos/guitarras',
      'cordas/instrumentos/violoes-de-aco',
      'cordas/instrumentos/violoes-de-nailon',
    ],
  },
  {
    hash: 'palhetas-leve-4-pague-3',
    nome: 'Leve 4, pague 3 em palhetas',
    beneficio: { tipo: 'levePague', leve: 4, pague: 3 },
    categorias: ['acessorios/palhetados/palhetas'],
  },
  {
    hash: 'estojos-acima-de-500',
    nome: '8% nos estojos e capas acima de R$ 500',
    beneficio: { tipo: 'porcentagem', porcentagem: 8 },
    categorias: ['acessorios/estojos'],
    subtotalMinimo: 50_000,
  },
]

/** Coupons, including one for each kind of refusal. */
export const COUPONS: Demo<CouponDraft>[] = [
  {
    codigo: 'BEMVINDO10',
    nome: '10% na primeira compra',
    beneficio: { tipo: 'porcentagem', porcentagem: 10 },
    primeiraCompra: true,
    usosPorCliente: 1,
  },
  {
    codigo: 'FRETEGRATIS',
    nome: 'Frete grátis acima de R$ 150',
    beneficio: { tipo: 'freteGratis' },
    subtotalMinimo: 15_000,
    usosPorCliente: 3,
  },
  {
    codigo: 'ARCO50',
    nome: 'R$ 50 de desconto em arcos acima de R$ 400',
    beneficio: { tipo: 'valor', valor: 5_000 },
    categorias: ['arcos'],
    subtotalMinimo: 40_000,
    acumula: false,
  },
  {
    codigo: 'CLIENTE5',
    nome: '5% para quem tem conta, fora das ofertas',
    beneficio: { tipo: 'porcentagem', porcentagem: 5 },
    somentePrecoCheio: true,
    exigeLogin: true,
    acumula: false,
  },
  {
    codigo: 'MUSICO15',
    nome: '15% no Dia do Músico de 2025',
    beneficio: { tipo: 'porcentagem', porcentagem: 15 },
    validoDe: '2025-11-22T00:00:00-03:00',
    validoAte: '2025-11-23T00:00:00-03:00',
  },
  {
    codigo: 'REVEILLON40',
    nome: '7% na virada de 2040',
    beneficio: { tipo: 'porcentagem', porcentagem: 7 },
    validoDe: '2039-12-26T00:00:00-03:00',
    validoAte: '2040-01-02T00:00:00-03:00',
  },
]
