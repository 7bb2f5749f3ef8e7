import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { OrderLabel } from '#contract/orders/order-labels.ts'
import type { LabelKind } from '#domain/shipping/labels/label.ts'
import { isCancellable, isPrintable } from '#domain/shipping/labels/label-situation.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { type LabelRow, pedidosEtiquetas } from '../../tables.ts'
import { labelsLeftWithout } from './left-without.ts'

/** The labels of an order as staff see them, in the sequence of their purchase. */
export async function labelsOf(db: Database, idPedido: string): Promise<OrderLabel[]> {
  const rows = await db
    .select()
    .from(pedidosEtiquetas)
    .where(eq(pedidosEtiquetas.idPedido, idPedido))
    .orderBy(asc(pedidosEtiquetas.criadaEm), asc(pedidosEtiquetas.volume))

  const leftWithout = await labelsLeftWithout(db, [idPedido])

  return rows.map((row) => toLabel(row, rows, leftWithout.has(row.id)))
}

function toLabel(row: LabelRow, all: readonly LabelRow[], sobrou: boolean): OrderLabel {
  const { id, tipo, volume, nome, ambiente, situacao, motivo, custo, codigo, codigoPostagem, itens } = row

  return {
    id,
    tipo,
    volume,
    nome,
    teste: ambiente === 'teste',
    situacao,
    motivo,
    custo,
    codigo,
    codigoPostagem,
    itens: itens.map((item) => ({ nome: item.nome, quantidade: item.quantidade })),
    sobrou,
    acoes: actionsOf(row, all).filter((action) => !sobrou || action === 'cancel'),
  }
}

function actionsOf(row: LabelRow, all: readonly LabelRow[]): OrderLabel['acoes'] {
  const { situacao, tipo, volume } = row
  const isReplaced = all.some(
    (other) => other.id !== row.id && other.tipo === tipo && other.volume === volume && isLiveRow(other),
  )

  return [
    ...(isPrintable(situacao) && tipo === 'envio' ? (['print'] as const) : []),
    ...(isCancellable(situacao) ? (['cancel'] as const) : []),
    ...(situacao === 'recusada' && !isReplaced ? (['retry'] as const) : []),
    ...(mayReturn(row, all) ? (['return'] as const) : []),
  ]
}

/** Whether goods that a label brought can be taken back, as nobody does yet. */
export function mayReturn(row: LabelRow, all: readonly LabelRow[]): boolean {
  return (
    row.tipo === 'envio' &&
    row.situacao === 'entregue' &&
    !all.some((other) => other.idOriginal === row.id && isLiveRow(other))
  )
}

function isLiveRow({ situacao }: LabelRow): boolean {
  return situacao !== 'recusada' && situacao !== 'cancelada'
}

/** Whether labels of this kind were bought, or are being bought. */
export async function hasLiveLabels(tx: Database, idPedido: string, tipo: LabelKind): Promise<boolean> {
  return (await tx.$count(pedidosEtiquetas, liveLabels(idPedido, tipo))) > 0
}

/** Those labels. */
export function liveLabels(idPedido: string, tipo: LabelKind) {
  return and(
    eq(pedidosEtiquetas.idPedido, idPedido),
    eq(pedidosEtiquetas.tipo, tipo),
    notInArray(pedidosEtiquetas.situacao, ['recusada', 'cancelada']),
  )
}

/** Returns the open label of this order that a parcel leaves with: the named one, or the one of this code. */
export async function labelOfParcel(
  tx: Database,
  { id, etiqueta, codigo }: { id: string; etiqueta?: string | undefined; codigo: string },
): Promise<LabelRow | undefined> {
  if (etiqueta === undefined && codigo === '') return undefined
  const [row] = await tx
    .select()
    .from(pedidosEtiquetas)
    .where(
      and(
        liveLabels(id, 'envio'),
        etiqueta === undefined ? eq(pedidosEtiquetas.codigo, codigo) : eq(pedidosEtiquetas.id, etiqueta),
      ),
    )
  if (etiqueta !== undefined && !row) throw refuse('CadastroInexistente')

  return row
}

/** Returns a label of this order. Refuses `CadastroInexistente`. */
export async function findLabel(
  db: Database,
  { id, etiqueta }: { id: string; etiqueta: string },
): Promise<LabelRow> {
  const [row] = await db
    .select()
    .from(pedidosEtiquetas)
    .where(and(eq(pedidosEtiquetas.id, etiqueta), eq(pedidosEtiquetas.idPedido, id)))
  if (!row) throw refuse('CadastroInexistente')

  return row
}
