import { eq } from 'drizzle-orm'
import { nextVersion, unlessEqual } from '#platform/catalog/save-result.ts'
import { categorias, embalagensCategorias } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Box } from './category-boxes.ts'

/** Sets or removes a category's default box, which new products without a box get. Existing products keep theirs. */
export async function setCategoryBox(tx: Database, id: number, box: Box | null): Promise<void> {
  const changed = box === null ? await removeBox(tx, id) : await writeBox(tx, id, box)
  if (changed)
    await tx
      .update(categorias)
      .set({ versao: nextVersion(categorias.versao) })
      .where(eq(categorias.id, id))
}

async function removeBox(tx: Database, id: number): Promise<boolean> {
  const removed = await tx
    .delete(embalagensCategorias)
    .where(eq(embalagensCategorias.idCategoria, id))
    .returning({ id: embalagensCategorias.idCategoria })

  return removed.length > 0
}

async function writeBox(tx: Database, id: number, box: Box): Promise<boolean> {
  const row = { idCategoria: id, ...box }
  const written = await tx
    .insert(embalagensCategorias)
    .values(row)
    .onConflictDoUpdate({
      target: embalagensCategorias.idCategoria,
      set: box,
      setWhere: unlessEqual(embalagensCategorias, row),
    })
    .returning({ id: embalagensCategorias.idCategoria })

  return written.length > 0
}
