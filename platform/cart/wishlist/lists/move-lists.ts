import { eq, sql } from 'drizzle-orm'
import { MAX_ITENS_LISTA, MAX_LISTAS } from '#contract/cart/personal-lists.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { MAX_NAME } from './change-lists.ts'
import { lockLists } from './owner.ts'
import { listasPessoais as lists } from './tables.ts'

/** Guests' lists are retained as long as their carts. */
const LIST_DAYS = 90

/**
 * Gives a session's lists to the customer who logs in; call it in that transaction. Lists of the same name become one,
 * with the larger quantity of what both have; unless one is shared, whose link goes on and shows what it showed. Beyond
 * the limits, what is oldest is deleted, as with saved items.
 */
export async function mergeLists(
  tx: Database,
  { sessao, idCliente }: { sessao: string; idCliente: number },
): Promise<void> {
  const guests = await tx.select().from(lists).where(eq(lists.sessao, sessao)).for('update')
  if (guests.length === 0) return
  await lockLists(tx, { idCliente, sessao: null })
  const own = await tx.select().from(lists).where(eq(lists.idCliente, idCliente))
  for (const guest of guests) {
    const same = own.find(({ nome }) => nome.toLowerCase() === guest.nome.toLowerCase())
    if (same && same.chave === null && guest.chave === null) await mergeItems(tx, guest.id, same.id)
    else {
      const nome = freeName(guest.nome, [...own, ...guests.filter(({ id }) => id !== guest.id)])
      own.push({ ...guest, nome })
      await tx.update(lists).set({ nome, idCliente, sessao: null }).where(eq(lists.id, guest.id))
    }
  }
  await tx.execute(sql`
    delete from listas_pessoais where id in (
      select id from listas_pessoais where id_cliente = ${idCliente}
      order by alterado_em desc, id desc offset ${MAX_LISTAS}
    )`)
}

/** The name, with a number if another list has it: `Natal 2`. */
function freeName(nome: string, lists: readonly { nome: string }[]): string {
  const taken = new Set(lists.map((list) => list.nome.toLowerCase()))
  let name = nome
  for (let number = 2; taken.has(name.toLowerCase()); number++) {
    const ending = ` ${number}`
    name = nome.slice(0, MAX_NAME - ending.length) + ending
  }

  return name
}

async function mergeItems(tx: Database, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into listas_pessoais_itens (id_lista, id_atributo_simples, id_produto, quantidade, nota, nome)
    select ${to}::integer, id_atributo_simples, id_produto, quantidade, nota, nome
    from listas_pessoais_itens where id_lista = ${from} order by ordem
    on conflict (id_lista, id_atributo_simples) do update set
      quantidade = greatest(listas_pessoais_itens.quantidade, excluded.quantidade),
      nota = coalesce(nullif(listas_pessoais_itens.nota, ''), excluded.nota)`)
  await tx.execute(sql`
    delete from listas_pessoais_itens where (id_lista, id_atributo_simples) in (
      select id_lista, id_atributo_simples from listas_pessoais_itens
      where id_lista = ${to} order by ordem desc offset ${MAX_ITENS_LISTA}
    )`)
  await tx.delete(lists).where(eq(lists.id, from))
}

/** Deletes guests' lists that were not changed for ninety days. */
export async function expireLists({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - LIST_DAYS * DAY_MS)
  await deleteInBatches(
    db,
    (limit) => sql`
    delete from listas_pessoais where id in (
      select id from listas_pessoais where sessao is not null and alterado_em < ${before}
      order by alterado_em limit ${limit} for update skip locked
    )`,
  )
}
