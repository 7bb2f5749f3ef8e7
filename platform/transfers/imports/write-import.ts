import { performance } from 'node:perf_hooks'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { OWN_NAME } from '#contract/panel/transfers.ts'
import type { Database } from '#platform/database/connect.ts'
import { unlessDeadlocked } from '#platform/database/retry-deadlock.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import type { Applied, ImportAdapter, SharedWork, Unit, Work } from '../kinds/kind.ts'
import type { Pace } from '../pace.ts'
import { importacoes, importacoesItens as itens } from '../tables.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import { isRefusal, refusalOf } from './import-problem.ts'
import { lockImport } from './import-summary.ts'

type Item = typeof itens.$inferSelect
type Row = typeof importacoes.$inferSelect

/** Items that are read at a time, and written together if their kind can do that. */
const BATCH = 50

/** Items whose pictures are fetched at a time: few, since a picture can be large. */
const PREPARED_AT_ONCE = 4

/** Items whose pictures took longer than this to fetch are written before the next ones, in ms. */
const GATHER_MS = 250

/** Writes the next items, each completely, while the import is running. Returns whether there are more. */
export async function writeNext(context: JobContext, id: string, pace: Pace): Promise<boolean> {
  const { db } = context
  const [row] = await db.select().from(importacoes).where(eq(importacoes.id, id))
  if (row?.situacao !== 'importando') return false
  const kind = IMPORT_KINDS[row.tipo]
  await touchProgress(db, id)
  const next = await waiting(db, id)
  const prepare = await preparation(context, row, next)
  let ready: Ready[] = []
  let since = performance.now()
  const step = kind.applyAll ? PREPARED_AT_ONCE : 1
  for (let start = 0; start < next.length; start += step) {
    const items = next.slice(start, start + step)
    ready.push(...(await Promise.all(items.map(prepare))))
    const isLast = start + step >= next.length
    if (kind.applyAll && !isLast && performance.now() - since < GATHER_MS) continue
    if (!(await writeAll(context, { id, kind, ready }))) return false
    await pace.rest()
    ready = []
    since = performance.now()
  }
  if (next.length === BATCH) return true
  await finish(db, id, { from: 'importando', to: 'importada' })

  return false
}

/** Returns the function that prepares each of these items. */
async function preparation(
  context: JobContext,
  row: Row,
  items: readonly Item[],
): Promise<(item: Item) => Promise<Ready>> {
  const unitOf = ({ linhas }: Item): Unit => ({ linhas, colunas: columnsOf(row) })
  const prepare = await IMPORT_KINDS[row.tipo].prepare?.(sharedWork(context, row), items.map(unitOf))

  return async (item) => ({ item, unit: prepare ? await prepare(unitOf(item)) : unitOf(item) })
}

/** Undoes the next items, last first. Returns whether there are more. */
export async function undoNext(context: JobContext, id: string, pace: Pace): Promise<boolean> {
  const { db } = context
  await touchProgress(db, id)
  const done = await db
    .select()
    .from(itens)
    .where(and(eq(itens.idImportacao, id), eq(itens.situacao, 'feita')))
    .orderBy(desc(itens.posicao))
    .limit(BATCH)
  for (const item of done) {
    if (!(await undoItem(context, id, item))) return false
    await pace.rest()
  }
  if (done.length === BATCH) return true
  await finish(db, id, { from: 'desfazendo', to: 'desfeita' })

  return false
}

function waiting(db: Database, id: string): Promise<Item[]> {
  return db
    .select()
    .from(itens)
    .where(and(eq(itens.idImportacao, id), eq(itens.situacao, 'pendente')))
    .orderBy(asc(itens.posicao))
    .limit(BATCH)
}

type Ready = { item: Item; unit: Unit }

type Writing = { id: string; kind: ImportAdapter; ready: readonly Ready[] }

/**
 * Writes items together, which costs a fraction of writing each. If one of them is refused nothing is written, and each
 * half is tried for itself, until the refused ones are alone. Returns false if the import is no longer running. Items
 * that were written in the meantime are skipped.
 */
async function writeAll(context: JobContext, { id, kind, ready }: Writing): Promise<boolean> {
  const [first] = ready
  if (ready.length === 1 && first) return write(context, { id, kind, ...first })
  try {
    return await unlessDeadlocked(() => writeTogether(context, { id, kind, ready }))
  } catch (error) {
    if (!isRefusal(error)) throw error
    const middle = Math.ceil(ready.length / 2)
    return (
      (await writeAll(context, { id, kind, ready: ready.slice(0, middle) })) &&
      writeAll(context, { id, kind, ready: ready.slice(middle) })
    )
  }
}

function writeTogether(context: JobContext, { id, kind, ready }: Writing): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (row.situacao !== 'importando') return false
    const pending = await lockPending(tx, id, ready)
    const work = { ...sharedWork(context, row), db: tx }
    const units = pending.map(({ item, unit }) => ({
      unit,
      origem: { idImportacao: id, item: item.posicao },
    }))
    const applied = (await kind.applyAll?.(work, units)) ?? []
    await storeOutcomes(
      tx,
      id,
      pending.map(({ item }, i) => ({ posicao: item.posicao, ...outcomeOf(applied[i]) })),
    )
    return true
  })
}

async function lockPending(tx: Database, id: string, ready: readonly Ready[]): Promise<Ready[]> {
  const places = sql.param(ready.map(({ item }) => item.posicao))
  const rows = await tx
    .select({ posicao: itens.posicao })
    .from(itens)
    .where(
      and(
        eq(itens.idImportacao, id),
        eq(itens.situacao, 'pendente'),
        sql`${itens.posicao} = any(${places}::integer[])`,
      ),
    )
    .orderBy(itens.posicao)
    .for('update')
  const pending = new Set(rows.map(({ posicao }) => posicao))

  return ready.filter(({ item }) => pending.has(item.posicao))
}

async function storeOutcomes(tx: Database, id: string, outcomes: readonly object[]): Promise<void> {
  await tx.execute(sql`
    update importacoes_itens i
    set situacao = o.situacao, antes = o.antes, depois = o.depois, criados = o.criados, avisos = coalesce(o.avisos, i.avisos)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as o(posicao integer, situacao text, antes jsonb, depois jsonb, criados jsonb, avisos jsonb)
    where i.id_importacao = ${id} and i.posicao = o.posicao`)
}

/** Returns false if the import is no longer running. An item that was written in the meantime is skipped. */
async function write(
  context: JobContext,
  { id, kind, item, unit }: Omit<Writing, 'ready'> & Ready,
): Promise<boolean> {
  try {
    return await unlessDeadlocked(() =>
      context.db.transaction(async (tx) => {
        const row = await lockImport(tx, id)
        if (row.situacao !== 'importando') return false
        if (!(await isStill(tx, item, 'pendente'))) return true
        const applied = await kind.apply({ ...workOf(context, row, item), db: tx }, unit)
        await tx.update(itens).set(outcomeOf(applied)).where(same(item))
        return true
      }),
    )
  } catch (error) {
    const { line, motivo } = refusalOf(error, rowsOf(unit))
    await context.db
      .update(itens)
      .set({ situacao: 'ruim', problemas: [{ linha: line, motivo }] })
      .where(same(item))
    return true
  }
}

function outcomeOf(applied: Applied | undefined) {
  if (!applied) throw new Error('An item was not written.')
  const { changed, antes, depois, avisos, criados } = applied
  const notices = avisos === undefined ? {} : { avisos }

  return changed
    ? { situacao: 'feita' as const, antes, depois, criados, ...notices }
    : { situacao: 'igual' as const, ...notices }
}

function undoItem(context: JobContext, id: string, item: Item): Promise<boolean> {
  return unlessDeadlocked(() =>
    context.db.transaction(async (tx) => {
      const row = await lockImport(tx, id)
      if (row.situacao !== 'desfazendo') return false
      if (!(await isStill(tx, item, 'feita'))) return true
      await tx
        .update(itens)
        .set(await tryUndo(context, tx, row, item))
        .where(same(item))
      return true
    }),
  )
}

const CHANGED = 'Mudou depois da importação, e ficou como está.'

/** A refusal leaves the item as it is and records why. */
async function tryUndo(context: JobContext, tx: Database, row: Row, item: Item) {
  const { chave, linha, antes, depois, criados } = item
  try {
    const back = await tx.transaction((stage) =>
      IMPORT_KINDS[row.tipo].undo(
        { ...workOf(context, row, item), db: stage },
        { chave, antes, depois, criados },
      ),
    )
    if (back) return { situacao: 'desfeita' as const }
    return { situacao: 'mantida' as const, problemas: [{ linha, motivo: CHANGED }] }
  } catch (error) {
    const { motivo } = refusalOf(error, [{ line: linha }])
    return { situacao: 'mantida' as const, problemas: [{ linha, motivo }] }
  }
}

async function finish(
  db: Database,
  id: string,
  { from, to }: { from: Row['situacao']; to: Row['situacao'] },
) {
  await db
    .update(importacoes)
    .set({ situacao: to, andouEm: sql`now()` })
    .where(and(eq(importacoes.id, id), eq(importacoes.situacao, from)))
}

async function isStill(tx: Database, item: Item, situacao: Item['situacao']): Promise<boolean> {
  const [row] = await tx.select({ situacao: itens.situacao }).from(itens).where(same(item)).for('update')

  return row?.situacao === situacao
}

async function touchProgress(db: Database, id: string): Promise<void> {
  await db.update(importacoes).set({ andouEm: sql`now()` }).where(eq(importacoes.id, id))
}

function same({ idImportacao, posicao }: Item) {
  return and(eq(itens.idImportacao, idImportacao), eq(itens.posicao, posicao))
}

function columnsOf({ colunas }: Row): string[] {
  return colunas.filter((campo) => campo !== '' && campo !== OWN_NAME)
}

function rowsOf({ linhas }: Unit) {
  return linhas.map(({ linha, campos }) => ({ line: linha, sku: campos['sku'] }))
}

function workOf(context: JobContext, row: Row, { posicao }: Pick<Item, 'posicao'>): Work {
  return { ...sharedWork(context, row), origem: { idImportacao: row.id, item: posicao } }
}

function sharedWork(
  { db, now, storage, storeUrl }: JobContext,
  { idFuncionario, quem, arquivo, semFotos }: Row,
): SharedWork {
  return {
    db,
    now,
    storage,
    storeUrl,
    quem: { id: idFuncionario, nome: quem },
    arquivo,
    semFotos,
  }
}
