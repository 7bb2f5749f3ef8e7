import { formatMoment } from '#domain/time/format-moment.ts'
import {
  IMPORTED_ORDER_FIELDS,
  type OrderChanges,
  OWN_ORDER_FIELDS,
  readOrderChanges,
} from '../changes/order-changes.ts'
import { hasLeft, type OrderSituation } from '../order-situation.ts'
import { orderTitle } from '../order-text.ts'

/** The fields of an existing order that a file can update. Timestamps in ISO 8601. */
export type ChangeableOrder = {
  /** Null for orders placed in this shop. */
  numeroAntigo: string | null
  /** Whether the order was changed in this shop after its import. */
  andou: boolean
  situacao: OrderSituation
  retirada: boolean
  pagoEm: string | null
  entregueEm: string | null
  envio: { codigo: string; transportadora: string; url: string } | null
  /** How many parcels have left; `envio` is the first. */
  encomendas: number
  nota: { numero: string; chave: string; url: string } | null
  anotacoes: readonly { texto: string }[]
}

/** `antes` and `depois` are in words; `campo` is the field. */
export type OrderDifference = { campo: keyof OrderChanges; antes: string; depois: string }

/**
 * Returns what a file changes in an existing order. For orders placed or processed in this shop: shipment, invoice and
 * note. For imported orders still handled in the other shop: their status and its dates too. Ignores all other fields
 * and values that are already stored.
 */
export function changeOfOrder(
  order: ChangeableOrder,
  campos: Readonly<Record<string, string>>,
): { mudancas: OrderChanges; diferencas: OrderDifference[] } | { motivos: string[] } {
  const own = order.numeroAntigo === null
  const { mudancas: requested, motivos } = readOrderChanges(
    campos,
    own || order.andou ? OWN_ORDER_FIELDS : IMPORTED_ORDER_FIELDS,
  )
  const now = wordsOf(order)
  const changed = keysOf(requested).filter((campo) => !isStored(order, campo, requested[campo] ?? ''))
  const parcel = requested.rastreio ?? order.envio?.codigo
  const fields = changed.filter((campo) => parcel !== undefined || !OF_PARCELS.includes(campo))
  const mudancas: OrderChanges = Object.fromEntries(fields.map((campo) => [campo, requested[campo]]))

  const touchesParcel = fields.some((campo) => OF_PARCELS.includes(campo))
  const wrong = [
    ...motivos,
    ...(own && touchesParcel && order.retirada ? ['Este pedido é retirado na loja.'] : []),
    ...(own && touchesParcel && !hasLeft(order.situacao)
      ? ['O pedido ainda não saiu daqui: envie-o em Pedidos, “Enviar por planilha”.']
      : []),
    ...(touchesParcel && order.encomendas > 1
      ? [
          `Este pedido saiu em ${order.encomendas} encomendas: troque o rastreio de cada uma em Pedidos, “Enviar por planilha”.`,
        ]
      : []),
    ...(own && mudancas.nfe !== undefined && requested.chaveNfe === undefined
      ? ['Falta a chave de acesso da nota fiscal, com 44 caracteres.']
      : []),
    ...(mudancas.situacao && mudancas.situacao !== 'cancelado' && !(order.pagoEm ?? mudancas.pagoEm)
      ? ['Falta a data do pagamento.']
      : []),
  ]
  if (wrong.length > 0) return { motivos: wrong }

  return {
    mudancas,
    diferencas: fields.map((campo) => ({
      campo,
      antes: now[campo],
      depois: inWords(campo, requested[campo] ?? ''),
    })),
  }
}

const OF_PARCELS: readonly (keyof OrderChanges)[] = ['rastreio', 'transportadora', 'linkRastreio']

function keysOf(changes: OrderChanges): (keyof OrderChanges)[] {
  return IMPORTED_ORDER_FIELDS.filter((campo) => changes[campo] !== undefined)
}

function isStored(order: ChangeableOrder, campo: keyof OrderChanges, valor: string): boolean {
  const { pagoEm, entregueEm, situacao, anotacoes } = order
  switch (campo) {
    case 'situacao':
      return situacao === valor
    case 'anotacao':
      return anotacoes.some(({ texto }) => texto === valor)
    // Files have no seconds.
    case 'pagoEm':
      return pagoEm?.slice(0, 16) === valor.slice(0, 16)
    case 'entregueEm':
      return entregueEm?.slice(0, 16) === valor.slice(0, 16)
    default:
      return wordsOf(order)[campo] === valor
  }
}

function wordsOf(order: ChangeableOrder): Record<keyof OrderChanges, string> {
  const { envio, nota, situacao, pagoEm, entregueEm } = order

  return {
    rastreio: envio?.codigo ?? '',
    transportadora: envio?.transportadora ?? '',
    linkRastreio: envio?.url ?? '',
    nfe: nota?.numero ?? '',
    chaveNfe: nota?.chave ?? '',
    linkNfe: nota?.url ?? '',
    anotacao: '',
    situacao: situationName(situacao),
    pagoEm: pagoEm === null ? '' : formatMoment(pagoEm),
    entregueEm: entregueEm === null ? '' : formatMoment(entregueEm),
  }
}

function inWords(campo: keyof OrderChanges, valor: string): string {
  if (campo === 'pagoEm' || campo === 'entregueEm') return formatMoment(valor)
  const situacao = campo === 'situacao' ? NAMES.get(valor) : undefined

  return situacao ?? valor
}

/** Returns an order's status in words. */
export function situationName(situacao: OrderSituation): string {
  return orderTitle({ situacao, pagamento: 'pago', retirada: false })
}

const NAMES = new Map<string, string>(
  (
    [
      ...(['pagamentoAprovado', 'emSeparacao', 'enviado', 'entregue'] as const),
      ...(['devolucaoSolicitada', 'devolvido', 'cancelado'] as const),
    ] as const
  ).map((situacao) => [situacao, situationName(situacao)]),
)
