import { asc, eq } from 'drizzle-orm'
import { ListInput } from '#contract/catalog/product-input.ts'
import { idsOfProducts } from '#platform/catalog/product/product-references.ts'
import { sanitizeHtml } from '#platform/catalog/sanitize.ts'
import { nextVersion, type Saved, unlessEqual } from '#platform/catalog/save-result.ts'
import { listaItens, listas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

/** Creates a list, or updates the one with this slug; saving it again changes nothing. */
export async function saveList({ db }: Pick<RequestContext, 'db'>, input: ListInput): Promise<Saved> {
  const { itens, descricao, ...fields } = readInput(ListInput, input)
  const row = { ...fields, descricao: sanitizeHtml(descricao) }

  return db.transaction(async (tx) => {
    const [written] = await tx
      .insert(listas)
      .values(row)
      .onConflictDoUpdate({
        target: listas.slug,
        set: { ...row, versao: nextVersion(listas.versao) },
        setWhere: unlessEqual(listas, row),
      })
      .returning({ id: listas.id })
    const idLista = written?.id ?? (await idOfList(tx, row.slug))
    const ids = await idsOfProducts(
      tx,
      'itens',
      itens.map(({ produto }) => produto),
    )
    const items = itens.map(({ quantidade }, posicao) => ({
      posicao,
      idProduto: ids[posicao] ?? 0,
      quantidade,
    }))
    const itemsChanged = await replaceItems(tx, idLista, items)
    if (!written && !itemsChanged) return { id: idLista, mudou: false }
    if (!written)
      await tx
        .update(listas)
        .set({ versao: nextVersion(listas.versao) })
        .where(eq(listas.id, idLista))

    await invalidateTags(tx, [tags.lists, tags.list(idLista)])
    return { id: idLista, mudou: true }
  })
}

type Item = { posicao: number; idProduto: number; quantidade: number }

async function replaceItems(tx: Database, idLista: number, items: Item[]): Promise<boolean> {
  const { posicao, idProduto, quantidade } = listaItens
  const before = await tx
    .select({ posicao, idProduto, quantidade })
    .from(listaItens)
    .where(eq(listaItens.idLista, idLista))
    .orderBy(asc(posicao))
  if (JSON.stringify(before) === JSON.stringify(items)) return false

  await tx.delete(listaItens).where(eq(listaItens.idLista, idLista))
  if (items.length > 0) await tx.insert(listaItens).values(items.map((item) => ({ ...item, idLista })))
  return true
}

async function idOfList(tx: Database, slug: string) {
  const [row] = await tx.select({ id: listas.id }).from(listas).where(eq(listas.slug, slug))
  if (!row) throw new Error(`List ${slug} disappeared while it was being saved.`)

  return row.id
}
