import { formatMoment } from '#domain/time/format-moment.ts'
import { HARMLESS, OF_HISTORY, type OrderChanges, readOrderChanges } from '../changes/order-changes.ts'
import type { OrderSituation } from '../order-situation.ts'
import { orderTitle } from '../order-text.ts'

/** An order that is here, as far as a file can change it. Moments in ISO 8601. */
export type ChangeableOrder = {
  /** Null of what was placed here. */
  numeroAntigo: string | null
  /** Something has happened to it here. */
  andou: boolean
  situacao: OrderSituation
  retirada: boolean
  pagoEm: string | null
  entregueEm: string | null
  envio: { codigo: string; transportadora: string; url: string } | null
  nota: { numero: string; chave: string; url: string } | null
  anotacoes: readonly { texto: string }[]
}

/** `antes` and `depois` in words; `campo` is the field. */
export type OrderDifference = { campo: keyof OrderChanges; antes: string; depois: string }

/** Goods of ours that have a parcel. */
const LEFT: readonly OrderSituation[] = ['enviado', 'entregue', 'devolucaoSolicitada']

/**
 * What a file would change of an order that is here. Of one that was placed here, or that goes on here, that is its parcel, its
 * nota and a note; of another shop's that goes on there also where it stands. What is so already is no change; whatever else the
 * file says of it is let be.
 */
export function changeOfOrder(
  order: ChangeableOrder,
  campos: Readonly<Record<string, string>>,
): { mudancas: OrderChanges; diferencas: OrderDifference[] } | { motivos: string[] } {
  const own = order.numeroAntigo === null
  const { mudancas: said, motivos } = readOrderChanges(campos, own || order.andou ? HARMLESS : OF_HISTORY)
  const now = wordsOf(order)
  const wanted = keysOf(said).filter((campo) => !isSo(order, campo, said[campo] ?? ''))
  const parcel = said.rastreio ?? order.envio?.codigo
  const kept = wanted.filter((campo) => parcel !== undefined || !OF_PARCELS.includes(campo))
  const mudancas: OrderChanges = Object.fromEntries(kept.map((campo) => [campo, said[campo]]))

  const touchesParcel = kept.some((campo) => OF_PARCELS.includes(campo))
  const wrong = [
    ...motivos,
    ...(own && touchesParcel && order.retirada ? ['Este pedido é retirado na loja.'] : []),
    ...(own && touchesParcel && !LEFT.includes(order.situacao)
      ? ['O pedido ainda não saiu daqui: envie-o em Pedidos, “Enviar por planilha”.']
      : []),
    ...(own && mudancas.nfe !== undefined && said.chaveNfe === undefined
      ? ['Falta a chave de acesso da nota fiscal, com 44 caracteres.']
      : []),
    ...(mudancas.situacao && mudancas.situacao !== 'cancelado' && !(order.pagoEm ?? mudancas.pagoEm)
      ? ['Falta a data do pagamento.']
      : []),
  ]
  if (wrong.length > 0) return { motivos: wrong }

  return {
    mudancas,
    diferencas: kept.map((campo) => ({
      campo,
      antes: now[campo],
      depois: inWords(campo, said[campo] ?? ''),
    })),
  }
}

const OF_PARCELS: readonly (keyof OrderChanges)[] = ['rastreio', 'transportadora', 'linkRastreio']

function keysOf(changes: OrderChanges): (keyof OrderChanges)[] {
  return OF_HISTORY.filter((campo) => changes[campo] !== undefined)
}

function isSo(order: ChangeableOrder, campo: keyof OrderChanges, valor: string): boolean {
  const { pagoEm, entregueEm, situacao, anotacoes } = order
  switch (campo) {
    case 'situacao':
      return situacao === valor
    case 'anotacao':
      return anotacoes.some(({ texto }) => texto === valor)
    // Files tell the minute.
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

/** Where an order stands, in words. */
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
