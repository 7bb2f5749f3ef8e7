import { and, eq, sql } from 'drizzle-orm'
import { MAX_ITENS_LISTA } from '#contract/cart/personal-lists.ts'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { readCart } from '../../rows.ts'
import { requireOwner, touchList } from './owner.ts'
import { listasPessoaisItens as itens } from './tables.ts'

type Item = { id: number; idAtributoSimples: number }

/**
 * Adds an item to a list, or changes quantity and note of one that is there; with `somar` adds to its quantity, and
 * leaves its note unless there is a new one. Refuses `ListaInexistente`, `ProdutoInexistente` and `ItensDemais`.
 */
export async function putListItem(
  context: RequestContext,
  {
    id,
    idAtributoSimples,
    quantidade,
    nota,
    somar,
  }: Item & { quantidade: number; nota: string; somar: boolean },
): Promise<Record<string, never>> {
  const { db, now, sessao } = context
  const owner = await requireOwner(context)
  const { catalogue } = await readCart(db, {
    sessao: sessao ?? '',
    now,
    chave: null,
    skus: [idAtributoSimples],
    produtos: [],
  })
  const sku = catalogue.find((one) => one.idAtributoSimples === idAtributoSimples)
  if (!sku) throw refuse('ProdutoInexistente')
  const { idProduto, nome } = sku
  await db.transaction(async (tx) => {
    await touchList(tx, owner, id, now)
    await tx
      .insert(itens)
      .values({ idLista: id, idAtributoSimples, idProduto, quantidade, nota, nome })
      .onConflictDoUpdate({
        target: [itens.idLista, itens.idAtributoSimples],
        set: somar ? { ...ADDED, nome } : { quantidade, nota, nome },
      })
    await requireSpace(tx, id)
  })

  return {}
}

/** What an item becomes that goes into a list once more. */
const ADDED = {
  quantidade: sql`least(${MAX_UNITS}, ${itens.quantidade} + excluded.quantidade)`,
  nota: sql`coalesce(nullif(excluded.nota, ''), ${itens.nota})`,
}

/** Removes an item; does nothing if it is not there. Refuses `ListaInexistente`. */
export async function removeListItem(
  context: RequestContext,
  { id, idAtributoSimples }: Item,
): Promise<Record<string, never>> {
  const owner = await requireOwner(context)
  await context.db.transaction(async (tx) => {
    await touchList(tx, owner, id, context.now)
    await tx.delete(itens).where(isItem({ id, idAtributoSimples }))
  })

  return {}
}

/** Moves an item to another list; if that has it too, quantities are added up. Refuses `ListaInexistente` and `ItensDemais`. */
export async function moveListItem(
  context: RequestContext,
  { id, idAtributoSimples, para }: Item & { para: number },
): Promise<Record<string, never>> {
  if (para === id) return {}
  const owner = await requireOwner(context)
  await context.db.transaction(async (tx) => {
    // In one order, so that two moves don't deadlock.
    for (const list of [id, para].toSorted((a, b) => a - b)) await touchList(tx, owner, list, context.now)
    await tx.execute(sql`
      insert into listas_pessoais_itens (id_lista, id_atributo_simples, id_produto, quantidade, nota, nome)
      select ${para}::integer, id_atributo_simples, id_produto, quantidade, nota, nome
      from listas_pessoais_itens where id_lista = ${id} and id_atributo_simples = ${idAtributoSimples}
      on conflict (id_lista, id_atributo_simples) do update set
        quantidade = least(${MAX_UNITS}, listas_pessoais_itens.quantidade + excluded.quantidade),
        nota = coalesce(nullif(listas_pessoais_itens.nota, ''), excluded.nota)`)
    await tx.delete(itens).where(isItem({ id, idAtributoSimples }))
    await requireSpace(tx, para)
  })

  return {}
}

function isItem({ id, idAtributoSimples }: Item) {
  return and(eq(itens.idLista, id), eq(itens.idAtributoSimples, idAtributoSimples))
}

async function requireSpace(tx: Database, id: number): Promise<void> {
  if ((await tx.$count(itens, eq(itens.idLista, id))) > MAX_ITENS_LISTA) throw refuse('ItensDemais')
}
