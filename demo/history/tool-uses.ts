import type { ShopEvent, TOOL_EVENTS } from '#contract/events.ts'
import { GUIDES } from '#demo/content/guides/guides.ts'

type ToolEvent = (typeof TOOL_EVENTS)[number]

/** A kind of product, by the beginning of its name. */
export const KINDS = {
  any: /^/,
  strings: /^Encordoamento/,
  instrument: /^(Violino|Violoncelo|Violão|Guitarra|Baixo|Ukulele|Cavaquinho|Bandolim|Viola)/,
} as const

/** How a tool is used: how often beside the others, where, for what (each with its weight), and with which products. */
export type ToolUse = {
  nome: ToolEvent
  weight: number
  pagina: ShopEvent['pagina']
  termos?: readonly (readonly [termo: string, weight: number])[]
  products?: { kind: keyof typeof KINDS; count: number }
}

/**
 * What is used most is what needs no decision, such as guides and the tuner; least what people do once for an
 * instrument. Terms are written as browsers count them.
 */
export const TOOL_USES: readonly ToolUse[] = [
  {
    nome: 'view_guide',
    weight: 40,
    pagina: '/guias',
    termos: GUIDES.map(({ titulo }, place) => [titulo, GUIDES.length - place]),
  },
  {
    nome: 'use_tuner',
    weight: 34,
    pagina: '/ferramentas/afinador',
    termos: [
      ['Violão de náilon', 9],
      ['Violino', 7],
      ['Guitarra', 6],
      ['Ukulele', 4],
      ['Cavaquinho', 3],
      ['Viola caipira', 2],
      ['Baixo elétrico', 2],
    ],
  },
  {
    nome: 'use_metronome',
    weight: 14,
    pagina: '/ferramentas/metronomo',
    termos: [
      ['90 bpm, 4 tempos', 5],
      ['60 bpm, 4 tempos', 4],
      ['72 bpm, 3 tempos', 2],
      ['120 bpm, 4 tempos', 2],
    ],
  },
  {
    nome: 'use_tuning_fork',
    weight: 6,
    pagina: '/ferramentas/diapasao',
    termos: [
      ['Violino, Lá4', 6],
      ['Violão de náilon, Mi2', 2],
      ['Violoncelo, Lá3', 1],
    ],
  },
  {
    nome: 'find_size',
    weight: 20,
    pagina: '/ferramentas/tamanho',
    termos: [
      ['Violino 3/4', 8],
      ['Violino 1/2', 6],
      ['Violino 4/4', 4],
      ['Violão de náilon 3/4', 4],
      ['Violino 1/4', 3],
      ['Violoncelo 3/4', 2],
      ['Ukulele Concert', 1],
    ],
  },
  {
    nome: 'choose_strings',
    weight: 16,
    pagina: '/ferramentas/cordas',
    termos: [
      ['Violino, 3/4', 5],
      ['Guitarra, Drop D', 4],
      ['Violão de náilon, até 80', 4],
      ['Guitarra, 7 cordas', 2],
      ['Violino, até 200', 2],
    ],
  },
  {
    nome: 'view_tension',
    weight: 13,
    pagina: '/ferramentas/tensao',
    termos: [
      ['Guitarra, Padrão', 5],
      ['Guitarra, Drop D', 3],
      ['Violão de náilon, Padrão', 3],
      ['Violino, Padrão', 2],
      ['Baixo elétrico, Padrão', 1],
    ],
    products: { kind: 'strings', count: 1 },
  },
  {
    nome: 'find_string_sets',
    weight: 3,
    pagina: '/ferramentas/tensao',
    termos: [
      ['Guitarra, 1ª corda, 7,5 kg', 2],
      ['Violino, 1ª corda, 7,8 kg', 1],
    ],
  },
  {
    nome: 'save_instrument',
    weight: 9,
    pagina: '/ferramentas/meu-instrumento',
    termos: [
      ['violino 3/4', 4],
      ['violino 4/4', 3],
      ['violão de náilon', 3],
      ['guitarra', 2],
      ['ukulele Concert', 1],
    ],
  },
  {
    nome: 'filter_fitting',
    weight: 7,
    pagina: '/cordas',
    termos: [
      ['violino.3-4', 4],
      ['violino.4-4', 2],
      ['violao-de-nailon', 2],
      ['guitarra', 1],
    ],
  },
  {
    nome: 'note_string_change',
    weight: 2,
    pagina: '/minha-conta/instrumentos',
    termos: [
      ['violino 4/4', 2],
      ['violão de náilon', 1],
    ],
  },
  {
    nome: 'accept_reminders',
    weight: 2,
    pagina: '/minha-conta/instrumentos',
    termos: [
      ['violino 4/4', 1],
      ['guitarra', 1],
    ],
  },
  { nome: 'add_to_comparison', weight: 15, pagina: '/violinos', products: { kind: 'instrument', count: 1 } },
  { nome: 'view_comparison', weight: 8, pagina: '/comparar', products: { kind: 'instrument', count: 2 } },
  {
    nome: 'play_sound',
    weight: 14,
    pagina: '/cordas',
    termos: [
      ['Cordas soltas do violino', 4],
      ['Cordas soltas da guitarra', 3],
      ['1ª corda, Mi5', 2],
      ['Cordas soltas do violão de náilon', 1],
    ],
    products: { kind: 'strings', count: 1 },
  },
  {
    nome: 'compare_blind',
    weight: 5,
    pagina: '/ferramentas/ouvir',
    termos: [
      ['Cordas soltas do violino', 2],
      ['1ª corda, Mi5', 1],
    ],
    products: { kind: 'strings', count: 1 },
  },
  { nome: 'filter_reviews', weight: 4, pagina: '/violinos' },
  { nome: 'prefer_left_handed', weight: 2, pagina: '/ferramentas/canhotos' },
  {
    nome: 'view_piece',
    weight: 8,
    pagina: '/usados',
    termos: [
      ['usadoA', 3],
      ['usadoB', 3],
      ['vitrine', 2],
    ],
    products: { kind: 'instrument', count: 1 },
  },
  {
    nome: 'view_passport',
    weight: 4,
    pagina: '/passaporte',
    termos: [
      ['QR code', 3],
      ['Endereço', 1],
    ],
  },
  {
    nome: 'search_serial',
    weight: 3,
    pagina: '/passaporte',
    termos: [
      ['Não encontrado', 2],
      ['Encontrado', 1],
    ],
  },
  { nome: 'hand_over_instrument', weight: 1, pagina: '/minha-conta/passaportes' },
  {
    nome: 'choose_service',
    weight: 4,
    pagina: '/oficina/regulagem',
    termos: [
      ['Violino Eagle VE441 4/4 com estojo e arco', 2],
      ['Violino Eagle VE431 com estojo e arco, 3/4', 1],
    ],
  },
  {
    nome: 'answer_work_quote',
    weight: 2,
    pagina: '/oficina',
    termos: [
      ['Aprovado', 4],
      ['Recusado', 1],
    ],
  },
  { nome: 'request_quote', weight: 2, pagina: '/checkout/carrinho' },
  { nome: 'accept_quote', weight: 1, pagina: '/proposta' },
  { nome: 'add_to_wishlist', weight: 18, pagina: '/favoritos', products: { kind: 'any', count: 1 } },
  { nome: 'create_list', weight: 5, pagina: '/listas' },
  { nome: 'add_to_list', weight: 9, pagina: '/listas', products: { kind: 'any', count: 1 } },
  { nome: 'share_list', weight: 2, pagina: '/listas' },
  { nome: 'share_class_list', weight: 1, pagina: '/minha-conta/ensino' },
  { nome: 'view_class_list', weight: 6, pagina: '/turmas/turma' },
  { nome: 'save_for_later', weight: 6, pagina: '/checkout/carrinho' },
  { nome: 'add_price_alert', weight: 5, pagina: '/aviso-de-preco', products: { kind: 'any', count: 1 } },
  { nome: 'add_stock_alert', weight: 4, pagina: '/avise-me', products: { kind: 'any', count: 1 } },
]
