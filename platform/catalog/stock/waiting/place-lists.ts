import { and, asc, countDistinct, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { avisosEstoque as avisos } from './tables.ts'

type Page = { pagina: number; porPagina: number }

const COUNTED = and(isNull(avisos.avisadoEm), isNotNull(avisos.confirmadoEm))

/** How many wait for SKUs of a product, whose id is `id`. */
export function waitingForProduct(id: unknown): SQL<number> {
  return sql<number>`(
    select count(*)::integer from avisos_estoque w
    where w.id_produto = ${id} and w.avisado_em is null and w.confirmado_em is not null
  )`
}

/** The SKUs that somebody waits for, with their number, most wanted first. */
export async function skusWaitedFor(db: Database, { pagina, porPagina }: Page) {
  const people = sql<number>`count(*)::int`
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        idSku: avisos.idSku,
        esperando: people,
        desde: sql<Date>`min(${avisos.criadoEm})`.mapWith(avisos.criadoEm),
      })
      .from(avisos)
      .where(COUNTED)
      .groupBy(avisos.idSku)
      .orderBy(desc(people), asc(avisos.idSku))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    db
      .select({ total: countDistinct(avisos.idSku) })
      .from(avisos)
      .where(COUNTED),
  ])

  return { rows, total: counted?.total ?? 0 }
}

/** The queue for a SKU, the first one first. */
export async function queueOfSku(db: Database, { idSku, pagina, porPagina }: Page & { idSku: number }) {
  const where = and(COUNTED, eq(avisos.idSku, idSku))
  const offset = (pagina - 1) * porPagina
  const [rows, total] = await Promise.all([
    db
      .select({ id: avisos.id, nome: avisos.nome, email: avisos.email, desde: avisos.confirmadoEm })
      .from(avisos)
      .where(where)
      .orderBy(asc(avisos.confirmadoEm), asc(avisos.id))
      .limit(porPagina)
      .offset(offset),
    db.$count(avisos, where),
  ])

  return { rows: rows.map((row, i) => ({ ...row, lugar: offset + i + 1 })), total }
}
