import { isDeepStrictEqual } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import type { OrderChanges } from '#domain/order/changes/order-changes.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { lockOrder } from '../rows.ts'
import { pedidos, pedidosAnotacoes, pedidosEnvios, pedidosMudancas, pedidosNotas } from '../tables.ts'
import { OrderSnapshot, orderSnapshot } from './order-snapshot.ts'

/** The staff member who imports, and the file's name. */
export type ImportSource = { nome: string; arquivo: string }

type Changes = ImportSource & { mudancas: OrderChanges }

/**
 * Applies a file's changes to an order in the caller's transaction, and notes the import in the order's time line.
 * Returns the order's new state.
 */
export async function changeByFile(
  context: Pick<RequestContext, 'db' | 'now'>,
  order: OrderSnapshot,
  changes: Changes,
): Promise<OrderSnapshot> {
  await writeChanges(context, order, changes)
  const { id } = order
  const { situacao = order.situacao } = changes.mudancas
  await recordFileChange(context, {
    id,
    situacao,
    nome: changes.nome,
    nota: `Do arquivo ${changes.arquivo}.`,
  })

  return after(context.db, id)
}

/** Same as `changeByFile`, without the note in the time line. */
export async function writeChanges(
  { db: tx, now }: Pick<RequestContext, 'db' | 'now'>,
  order: OrderSnapshot,
  { mudancas, nome }: Omit<Changes, 'arquivo'>,
): Promise<void> {
  const { id } = order
  const { situacao = order.situacao, pagoEm = order.pagoEm, entregueEm = order.entregueEm } = mudancas
  await write(tx, id, {
    situacao,
    pagoEm,
    entregueEm,
    now,
    envio: parcelOf(order, mudancas),
    nota: invoiceOf(order, mudancas),
  })
  if (mudancas.anotacao !== undefined)
    await tx.insert(pedidosAnotacoes).values({ idPedido: id, nome, texto: mudancas.anotacao, em: now })
}

/**
 * Reverts what a file changed in an order, given its state before and after the change. Returns false if any of it has
 * changed since.
 */
export async function revertChange(
  { db: tx, now }: Pick<RequestContext, 'db' | 'now'>,
  done: ImportSource & { antes: unknown; depois: unknown },
): Promise<boolean> {
  const [before, then] = [OrderSnapshot.parse(done.antes), OrderSnapshot.parse(done.depois)]
  const { id } = before
  await lockOrder(tx, id)
  const current = await orderSnapshot(tx, id)
  if (!current) return false
  const changed = PARTS.filter((part) => !isDeepStrictEqual(before[part], then[part]))
  if (changed.some((part) => !isDeepStrictEqual(current[part], then[part]))) return false
  const back = { ...current, ...Object.fromEntries(changed.map((part) => [part, before[part]])) }
  await write(tx, id, { ...back, now })
  const old = new Set(before.anotacoes.map((note) => note.id))
  const added = then.anotacoes.filter((note) => !old.has(note.id)).map((note) => note.id)
  await tx.delete(pedidosAnotacoes).where(inArray(pedidosAnotacoes.id, added))
  await recordFileChange(
    { db: tx, now },
    { id, situacao: back.situacao, nome: done.nome, nota: `Desfeito o que veio do arquivo ${done.arquivo}.` },
  )

  return true
}

const PARTS = ['situacao', 'pagoEm', 'entregueEm', 'envio', 'nota'] as const

type Writing = Pick<OrderSnapshot, (typeof PARTS)[number]> & { now: Date }

async function write(tx: Database, id: string, { envio, nota, now, ...order }: Writing): Promise<void> {
  await tx
    .update(pedidos)
    .set({
      situacao: order.situacao,
      pagoEm: order.pagoEm === null ? null : new Date(order.pagoEm),
      entregueEm: order.entregueEm === null ? null : new Date(order.entregueEm),
      alteradoEm: now,
    })
    .where(eq(pedidos.id, id))
  if (envio)
    await tx
      .insert(pedidosEnvios)
      .values({ idPedido: id, ...envio })
      .onConflictDoUpdate({ target: [pedidosEnvios.idPedido, pedidosEnvios.volume], set: envio })
  else await tx.delete(pedidosEnvios).where(eq(pedidosEnvios.idPedido, id))
  if (nota)
    await tx
      .insert(pedidosNotas)
      .values({ idPedido: id, ...nota })
      .onConflictDoUpdate({ target: pedidosNotas.idPedido, set: { ...nota, arquivos: false } })
  else await tx.delete(pedidosNotas).where(eq(pedidosNotas.idPedido, id))
}

function parcelOf({ envio, frete }: OrderSnapshot, mudancas: OrderChanges): OrderSnapshot['envio'] {
  const codigo = mudancas.rastreio ?? envio?.codigo
  if (codigo === undefined) return null

  return {
    codigo,
    transportadora: mudancas.transportadora ?? envio?.transportadora ?? frete,
    // The tracking page belongs to one tracking code.
    url: mudancas.linkRastreio ?? (codigo === envio?.codigo ? envio.url : ''),
  }
}

/** The key contains the number, too (MOC: characters 26 to 34). */
function invoiceOf({ nota }: OrderSnapshot, mudancas: OrderChanges): OrderSnapshot['nota'] {
  const { nfe, chaveNfe, linkNfe } = mudancas
  const inKey = chaveNfe === undefined ? undefined : String(Number(chaveNfe.slice(25, 34)))
  const numero = nfe ?? inKey ?? nota?.numero
  if (numero === undefined) return null
  const same = numero === nota?.numero

  return {
    numero,
    chave: chaveNfe ?? (same ? nota.chave : ''),
    url: linkNfe ?? (same ? nota.url : ''),
  }
}

/** Notes in an order's time line that a file was imported. */
async function recordFileChange(
  { db: tx, now }: Pick<RequestContext, 'db' | 'now'>,
  {
    id,
    situacao,
    nome,
    nota,
  }: { id: string; situacao: OrderSnapshot['situacao']; nome: string; nota: string },
): Promise<void> {
  await tx.insert(pedidosMudancas).values({
    idPedido: id,
    evento: 'import',
    de: situacao,
    para: situacao,
    quem: 'loja',
    nome,
    nota,
    em: now,
  })
}

async function after(tx: Database, id: string): Promise<OrderSnapshot> {
  const order = await orderSnapshot(tx, id)
  if (!order) throw new Error('A locked order is missing.')

  return order
}
