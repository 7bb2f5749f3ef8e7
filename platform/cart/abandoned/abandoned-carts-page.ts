import { and, desc, eq, exists, gte, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { carrinhoItens, carrinhos } from '../tables.ts'
import type { AbandonedCart } from './abandoned-carts.ts'

/** An abandoned cart with its goods: `produtos` are the names of the first three, `valor` is in centavos. */
export type AbandonedCartInList = AbandonedCart & { unidades: number; valor: number; produtos: string[] }

/** `sessoes` is a subquery of the guest sessions whose owners can be contacted. */
type AbandonedCartsPageInput = { from: Date; until: Date; sessoes: SQL; limit: number; offset: number }

/** Lists carts with goods of customers, and of guests in these sessions, last changed in a period; latest first. */
export async function abandonedCartsPage(
  db: Database,
  { limit, offset, ...filter }: AbandonedCartsPageInput,
): Promise<{ itens: AbandonedCartInList[]; total: number }> {
  const where = isAbandoned(db, filter)
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

/** Returns the owner of a cart, if it has goods. */
export async function findAbandonedCart(db: Database, id: number): Promise<AbandonedCart | undefined> {
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

function isAbandoned(
  db: Database,
  { from, until, sessoes }: Omit<AbandonedCartsPageInput, 'limit' | 'offset'>,
) {
  const { sessao, idCliente, alteradoEm, diaAlterado } = carrinhos

  return and(
    or(isNotNull(idCliente), and(isNotNull(sessao), inArray(sessao, sessoes))),
    // The indexes (one on sessions, one on customers) contain days.
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
