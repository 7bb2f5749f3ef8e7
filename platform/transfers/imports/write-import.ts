import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { OWN_NAME } from '#contract/panel/transfers.ts'
import type { Database } from '#platform/database/connect.ts'
import { unlessDeadlocked } from '#platform/database/retry-deadlock.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import type { ImportAdapter, Unit, Work } from '../kinds/kind.ts'
import type { Pace } from '../pace.ts'
import { importacoes, importacoesItens as itens } from '../tables.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import { refusalOf } from './import-problem.ts'
import { lockImport } from './import-summary.ts'

type Item = typeof itens.$inferSelect
type Row = typeof importacoes.$inferSelect

/** Items that are read at a time; each is written in its own transaction. */
const BATCH = 25

/** Writes the next items, each completely, while the import is running. Returns whether there are more. */
export async function writeNext(context: JobContext, id: string, pace: Pace): Promise<boolean> {
  const { db } = context
  const [row] = await db.select().from(importacoes).where(eq(importacoes.id, id))
  if (row?.situacao !== 'importando') return false
  const kind = IMPORT_KINDS[row.tipo]
  await touchProgress(db, id)
  const next = await waiting(db, id)
  for (const item of next) {
    const unit = { linhas: item.linhas, colunas: columnsOf(row) }
    const ready = kind.prepare ? await kind.prepare(workOf(context, row, item), unit) : unit
    if (!(await write(context, { id, kind, item, unit: ready }))) return false
    await pace.rest()
  }
  if (next.length === BATCH) return true
  await finish(db, id, { from: 'importando', to: 'importada' })

  return false
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

type Writing = { id: string; kind: ImportAdapter; item: Item; unit: Unit }

/** Returns false if the import is no longer running. An item that was written in the meantime is skipped. */
async function write(context: JobContext, { id, kind, item, unit }: Writing): Promise<boolean> {
  try {
    return await unlessDeadlocked(() =>
      context.db.transaction(async (tx) => {
        const row = await lockImport(tx, id)
        if (row.situacao !== 'importando') return false
        if (!(await isStill(tx, item, 'pendente'))) return true
        const outcome = await applyUnit(kind, { ...workOf(context, row, item), db: tx }, unit)
        await tx.update(itens).set(outcome).where(same(item))
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

async function applyUnit(kind: ImportAdapter, work: Work, unit: Unit) {
  const { changed, antes, depois, avisos, criados } = await kind.apply(work, unit)
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

function workOf(
  { db, now, storage, storeUrl }: JobContext,
  { id, idFuncionario, quem, arquivo, semFotos }: Row,
  { posicao }: Item,
): Work {
  return {
    db,
    now,
    storage,
    storeUrl,
    quem: { id: idFuncionario, nome: quem },
    arquivo,
    origem: { idImportacao: id, item: posicao },
    semFotos,
  }
}
