import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { toTeachingAccount } from './account/to-teaching-account.ts'
import { readTeachingList } from './read-list.ts'
import { isInCarts } from './shown-pupils.ts'
import { contasEnsino as contas, creditosEnsino as creditos, listasEnsino as listas } from './tables.ts'

/** A customer's account as a teacher or school with its lists, for the download of personal data; null without one. */
export async function exportTeaching(tx: Database, idCliente: number) {
  const [conta] = await tx.select().from(contas).where(eq(contas.idCliente, idCliente))
  if (!conta) return null
  const rows = await tx
    .select({ id: listas.id })
    .from(listas)
    .where(eq(listas.idCliente, idCliente))
    .orderBy(asc(listas.criadoEm))
  const exported = []
  for (const { id } of rows) {
    const list = await readTeachingList(tx, id)
    if (!list) continue
    const { semente: _, idCliente: _owner, ...lista } = list.lista
    exported.push({
      ...lista,
      alunos: list.alunos.map(({ nome, tamanho }) => ({ nome, tamanho })),
      itens: list.itens.map(({ idProduto, quantidade, nota }) => ({ idProduto, quantidade, nota })),
    })
  }

  return {
    ...toTeachingAccount(conta),
    listas: exported,
    creditos: await tx
      .select({ tipo: creditos.tipo, valor: creditos.valor, nota: creditos.nota, em: creditos.em })
      .from(creditos)
      .where(eq(creditos.idCliente, idCliente))
      .orderBy(asc(creditos.id)),
  }
}

/** The lists of a customer's account as a teacher or school, by their ids. */
export async function listIdsOf(db: Database, idCliente: number): Promise<string[]> {
  const rows = await db.select({ id: listas.id }).from(listas).where(eq(listas.idCliente, idCliente))

  return rows.map(({ id }) => id)
}

/** Erases a customer's account as a teacher or school: its lists with their pupils, and its credit. Orders stay. */
export async function eraseTeaching(tx: Database, idCliente: number): Promise<void> {
  await tx.delete(contas).where(eq(contas.idCliente, idCliente))
}

/** How long a closed list stays: until the next school year has begun. */
const RETENTION_MONTHS = 12

/** Longer for lists that nobody closed and nobody changes. */
const UNCHANGED_MONTHS = 24

/** Small enough for one statement; the next run takes the rest. */
const BATCH = 500

/** How long a pupil stays whom a parent named and nobody bought for: longer than a quote of their cart holds. */
const NAMED_MS = 60 * DAY_MS

/**
 * Erases lists with their pupils once they have been closed, or left, for longer than anybody needs them, and names of
 * pupils whom nobody bought for.
 */
export async function purgeClassLists({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const over = db
    .select({ id: listas.id })
    .from(listas)
    .where(
      or(
        and(eq(listas.situacao, 'fechada'), lt(listas.alteradoEm, monthsBefore(now, RETENTION_MONTHS))),
        lt(listas.alteradoEm, monthsBefore(now, UNCHANGED_MONTHS)),
      ),
    )
    .limit(BATCH)
  await db.delete(listas).where(inArray(listas.id, over))
  await db.execute(sql`
    delete from listas_alunos where id in (
      select pupil.id from listas_alunos pupil
      where pupil.nomeado_em < ${new Date(now.getTime() - NAMED_MS)}
        and not exists (select from listas_compras bought where bought.id_aluno = pupil.id)
        and not ${isInCarts('pupil')}
      limit ${BATCH}
    )`)
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)

  return before
}
