import type { OrderSituation } from '../order-situation.ts'

/** Where an order stands that was placed elsewhere: its money is settled there, and never awaited here. */
export type ImportedSituation = Exclude<OrderSituation, 'aguardandoPagamento' | 'pagamentoEmAnalise'>

/** An order of another shop, as a file tells it. Moments in ISO 8601, money in centavos, empty text for what is not known. */
export type ImportedOrder = {
  numeroAntigo: string
  criadoEm: string
  situacao: ImportedSituation
  /** Null only of what was cancelled. */
  pagoEm: string | null
  entregueEm: string | null
  nomeRazao: string
  documento: string
  email: string
  celular: string
  /** Null where the file knows none. */
  endereco: ImportedAddress | null
  frete: { label: string; retirada: boolean; valor: number }
  metodo: 'pix' | 'boleto' | 'cartao' | 'outro'
  /** How it was paid, in the words of that shop. */
  pagamentoAntigo: string
  cupom: string
  itens: ImportedItem[]
}

export type ImportedAddress = Record<
  'cep' | 'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'uf',
  string
>

/** `desconto` is the part of the order's discount that this takes. */
export type ImportedItem = {
  sku: string
  nome: string
  quantidade: number
  precoPor: number
  desconto: number
}

const WORDS: readonly [ImportedSituation | 'esperando', ...string[]][] = [
  [
    ...(['pagamentoAprovado', 'pagamentoaprovado', 'pagamento aprovado', 'pagamento confirmado'] as const),
    ...['pago', 'aprovado', 'a separar', 'faturado', 'paid', 'processing', 'processando'],
  ],
  [
    ...(['emSeparacao', 'emseparacao', 'em separacao', 'separado', 'em preparacao', 'preparando'] as const),
    'pronto para envio',
  ],
  [
    ...(['enviado', 'enviado', 'despachado', 'em transito', 'em transporte', 'a caminho'] as const),
    ...['pronto para retirada', 'shipped', 'fulfilled'],
  ],
  [
    ...(['entregue', 'entregue', 'retirado', 'concluido', 'finalizado', 'delivered', 'completed'] as const),
    'complete',
  ],
  ['devolucaoSolicitada', 'devolucaosolicitada', 'devolucao solicitada', 'em devolucao'],
  ['devolvido', 'devolvido', 'estornado', 'reembolsado', 'refunded', 'returned'],
  [
    ...(['cancelado', 'cancelado', 'cancelled', 'canceled', 'expirado', 'recusado', 'nao pago'] as const),
    'voided',
  ],
  [
    ...(['esperando', 'aguardandopagamento', 'aguardando pagamento', 'pagamentoemanalise'] as const),
    ...['pagamento em analise', 'em analise', 'pendente', 'pagamento pendente', 'aberto', 'pending'],
    ...['authorized', 'on hold'],
  ],
]

const BY_WORD = new Map(
  WORDS.flatMap(([situacao, ...words]) => words.map((word) => [word, situacao] as const)),
)

/** Where an order stands, by what shops call it in plain text; `esperando` waits for its payment there, null is no such word. */
export function situationByWord(word: string): ImportedSituation | 'esperando' | null {
  return BY_WORD.get(word) ?? null
}
