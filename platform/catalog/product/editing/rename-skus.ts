import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { kitItens, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'

type Coded = { id: number | null; sku: string }

/**
 * Updates the codes of a product's SKUs by id before it is saved, so that a renamed SKU is still the one in carts and
 * orders. Two SKUs may swap codes. Refuses a code of another product, and the removal of a SKU that is part of a kit.
 */
export async function renameSkus(
  tx: Database,
  idProduto: number,
  requested: readonly Coded[],
): Promise<void> {
  const known = await tx
    .select({ id: skus.id, sku: skus.sku })
    .from(skus)
    .where(and(eq(skus.idProduto, idProduto), eq(skus.exemplar, false)))
    .orderBy(skus.id)
    .for('no key update')
  await refuseTaken(tx, idProduto, requested)
  await refuseLost(tx, known, requested)
  const renamed = known.flatMap(({ id, sku }) => {
    const now = requested.find((one) => one.id === id)
    return now && now.sku !== sku ? [{ id, sku: now.sku }] : []
  })
  // Temporary codes first, since codes must be unique after every update.
  for (const { id } of renamed)
    await tx
      .update(skus)
      .set({ sku: `\u0001${id}` })
      .where(eq(skus.id, id))
  for (const { id, sku } of renamed) {
    const inTheWay = known.find((one) => one.sku === sku && !requested.some((other) => other.id === one.id))
    if (inTheWay) await tx.delete(skus).where(eq(skus.id, inTheWay.id))
    await tx.update(skus).set({ sku }).where(eq(skus.id, id))
  }
}

async function refuseTaken(tx: Database, idProduto: number, requested: readonly Coded[]) {
  const codes = requested.map(({ sku }) => sku)
  const [taken] = await tx
    .select({ sku: skus.sku })
    .from(skus)
    .where(and(inArray(skus.sku, codes), or(ne(skus.idProduto, idProduto), skus.exemplar)))
    .limit(1)
  if (taken) {
    const mensagem = `O SKU ${taken.sku} já pertence a outro produto ou a um exemplar.`
    throw refuse('SkuDeOutroProduto', { sku: taken.sku }, mensagem)
  }
}

async function refuseLost(tx: Database, known: { id: number; sku: string }[], requested: readonly Coded[]) {
  const stays = ({ id, sku }: Coded) =>
    requested.some((one) => one.id === id || (one.id === null && one.sku === sku))
  const lost = known.filter((one) => !stays(one))
  if (lost.length === 0) return
  const [needed] = await tx
    .select({ sku: skus.sku })
    .from(kitItens)
    .innerJoin(skus, eq(skus.id, kitItens.idSku))
    .where(
      inArray(
        kitItens.idSku,
        lost.map(({ id }) => id),
      ),
    )
    .limit(1)
  if (needed) {
    const motivo = `O SKU ${needed.sku} faz parte de um kit. Tire-o do kit antes de excluí-lo.`
    throw refuse('CadastroInvalido', { motivo }, motivo)
  }
}
