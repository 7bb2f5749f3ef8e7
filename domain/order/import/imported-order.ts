import type { OrderSituation } from '../order-situation.ts'

/** The status of an imported order. Its payment was settled in the other shop and is never awaited here. */
export type ImportedSituation = Exclude<OrderSituation, 'aguardandoPagamento' | 'pagamentoEmAnalise'>

/** An order of another shop, read from a file. Timestamps in ISO 8601, money in centavos, unknown text is empty. */
export type ImportedOrder = {
  numeroAntigo: string
  criadoEm: string
  situacao: ImportedSituation
  /** Null only for cancelled orders. */
  pagoEm: string | null
  entregueEm: string | null
  nomeRazao: string
  documento: string
  email: string
  celular: string
  /** Null if the file has none. */
  endereco: ImportedAddress | null
  frete: { label: string; retirada: boolean; valor: number }
  metodo: 'pix' | 'boleto' | 'cartao' | 'outro'
  /** The payment method in the other shop's words. */
  pagamentoAntigo: string
  cupom: string
  itens: ImportedItem[]
}

export type ImportedAddress = Record<
  'cep' | 'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'uf',
  string
>

/** `desconto` is the item's share of the order discount, in centavos. */
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

/**
 * Returns the status for a word that shops use, given in `plainText`; `esperando` for orders that await payment in the
 * other shop, null if unknown.
 */
export function situationByWord(word: string): ImportedSituation | 'esperando' | null {
  return BY_WORD.get(word) ?? null
}
