import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { unlessDeadlocked } from '#platform/database/retry-deadlock.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import type { ImportAdapter, Unit, Work } from '../kinds/kind.ts'
import type { Pace } from '../pace.ts'
import { importacoes, importacoesItens as itens } from '../tables.ts'
import { OWN_NAME } from './guess-columns.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import { refusalOf } from './import-problem.ts'
import { lockImport } from './import-summary.ts'

type Item = typeof itens.$inferSelect
type Row = typeof importacoes.$inferSelect

/** Looked up at a time; each is written in a transaction of its own. */
const AHEAD = 25

/** Imports the next things, each whole, and only while the import is to go on. Answers whether there is more. */
export async function writeNext(context: JobContext, id: string, pace: Pace): Promise<boolean> {
  const { db } = context
  const [row] = await db.select().from(importacoes).where(eq(importacoes.id, id))
  if (row?.situacao !== 'importando') return false
  const kind = IMPORT_KINDS[row.tipo]
  await alive(db, id)
  const next = await waiting(db, id)
  for (const item of next) {
    const unit = { linhas: item.linhas, colunas: columnsOf(row) }
    const ready = kind.prepare ? await kind.prepare(workOf(context, row, item), unit) : unit
    if (!(await write(context, { id, kind, item, unit: ready }))) return false
    await pace.rest()
  }
  if (next.length === AHEAD) return true
  await finish(db, id, { from: 'importando', to: 'importada' })

  return false
}

/** Takes back the next things, the last first. Answers whether there is more. */
export async function undoNext(context: JobContext, id: string, pace: Pace): Promise<boolean> {
  const { db } = context
  await alive(db, id)
  const done = await db
    .select()
    .from(itens)
    .where(and(eq(itens.idImportacao, id), eq(itens.situacao, 'feita')))
    .orderBy(desc(itens.posicao))
    .limit(AHEAD)
  for (const item of done) {
    if (!(await takeBack(context, id, item))) return false
    await pace.rest()
  }
  if (done.length === AHEAD) return true
  await finish(db, id, { from: 'desfazendo', to: 'desfeita' })

  return false
}

function waiting(db: Database, id: string): Promise<Item[]> {
  return db
    .select()
    .from(itens)
    .where(and(eq(itens.idImportacao, id), eq(itens.situacao, 'pendente')))
    .orderBy(asc(itens.posicao))
    .limit(AHEAD)
}

type Writing = { id: string; kind: ImportAdapter; item: Item; unit: Unit }

/** False where the import is not to go on. A thing that was written meanwhile is left alone. */
async function write(context: JobContext, { id, kind, item, unit }: Writing): Promise<boolean> {
  try {
    return await unlessDeadlocked(() =>
      context.db.transaction(async (tx) => {
        const row = await lockImport(tx, id)
        if (row.situacao !== 'importando') return false
        if (!(await isStill(tx, item, 'pendente'))) return true
        const outcome = await applied(kind, { ...workOf(context, row, item), db: tx }, unit)
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

async function applied(kind: ImportAdapter, work: Work, unit: Unit) {
  const { mudou, antes, depois, avisos, criados } = await kind.apply(work, unit)
  const told = avisos === undefined ? {} : { avisos }

  return mudou
    ? { situacao: 'feita' as const, antes, depois, criados, ...told }
    : { situacao: 'igual' as const, ...told }
}

function takeBack(context: JobContext, id: string, item: Item): Promise<boolean> {
  return unlessDeadlocked(() =>
    context.db.transaction(async (tx) => {
      const row = await lockImport(tx, id)
      if (row.situacao !== 'desfazendo') return false
      if (!(await isStill(tx, item, 'feita'))) return true
      await tx
        .update(itens)
        .set(await undone(context, tx, row, item))
        .where(same(item))
      return true
    }),
  )
}

const CHANGED = 'Mudou depois da importação, e ficou como está.'

/** A refusal of the shop keeps the thing as it is, and says why. */
async function undone(context: JobContext, tx: Database, row: Row, item: Item) {
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

async function alive(db: Database, id: string): Promise<void> {
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
  { db, agora, storage, storeUrl }: JobContext,
  { id, idFuncionario, quem, arquivo, semFotos }: Row,
  { posicao }: Item,
): Work {
  return {
    db,
    agora,
    storage,
    storeUrl,
    quem: { id: idFuncionario, nome: quem },
    arquivo,
    origem: { idImportacao: id, item: posicao },
    semFotos,
  }
}
