import { and, desc, eq, exists, gte, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { carrinhoItens, carrinhos } from '../tables.ts'
import type { LeftCart } from './abandoned-carts.ts'

/** A cart that was left, with what lies in it: `produtos` are the first few by name, `valor` is in centavos. */
export type LeftCartInList = LeftCart & { unidades: number; valor: number; produtos: string[] }

/** `sessoes` selects the sessions of guests who can be reached. */
type LeftCartsPageInput = { from: Date; until: Date; sessoes: SQL; limit: number; offset: number }

/** Carts with goods of customers, and of guests of these sessions, last touched from one moment until another; the latest first. */
export async function leftCartsPage(
  db: Database,
  { limit, offset, ...wanted }: LeftCartsPageInput,
): Promise<{ itens: LeftCartInList[]; total: number }> {
  const where = isLeft(db, wanted)
  const [itens, [counted]] = await Promise.all([
    db
      .select({ ...OWNER, unidades: goods(SUM_UNITS), valor: goods(SUM_VALUE), produtos: FIRST_NAMES })
      .from(carrinhos)
      .where(where)
      .orderBy(desc(carrinhos.alteradoEm), desc(carrinhos.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: sql<number>`count(*)::int` }).from(carrinhos).where(where),
  ])

  return { itens, total: counted?.total ?? 0 }
}

/** Whose cart this is, if there is something in it. */
export async function findLeftCart(db: Database, id: number): Promise<LeftCart | undefined> {
  const [cart] = await db
    .select(OWNER)
    .from(carrinhos)
    .where(and(eq(carrinhos.id, id), hasGoods(db)))

  return cart
}

const OWNER = {
  id: carrinhos.id,
  sessao: carrinhos.sessao,
  idCliente: carrinhos.idCliente,
  alteradoEm: carrinhos.alteradoEm,
}

function isLeft(db: Database, { from, until, sessoes }: Omit<LeftCartsPageInput, 'limit' | 'offset'>) {
  const { sessao, idCliente, alteradoEm, diaAlterado } = carrinhos

  return and(
    or(isNotNull(idCliente), and(isNotNull(sessao), inArray(sessao, sessoes))),
    // The indexes, one of sessions and one of customers, know days.
    gte(diaAlterado, dayOf(from)),
    lte(diaAlterado, dayOf(until)),
    gte(alteradoEm, from),
    lt(alteradoEm, until),
    hasGoods(db),
  )
}

function hasGoods(db: Database) {
  return exists(
    db.select({ one: sql`1` }).from(carrinhoItens).where(eq(carrinhoItens.idCarrinho, carrinhos.id)),
  )
}

const SUM_UNITS = sql`sum(i.quantidade)::int`
const SUM_VALUE = sql`sum(i.quantidade * i.preco_por)::int`

function goods(sum: SQL) {
  return sql<number>`(select ${sum} from carrinho_itens i where i.id_carrinho = carrinhos.id)`
}

const FIRST_NAMES = sql<string[]>`array(
  select i.nome from carrinho_itens i where i.id_carrinho = carrinhos.id order by i.ordem limit 3
)`

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
