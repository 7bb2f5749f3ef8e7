import { and, eq, inArray, ne } from 'drizzle-orm'
import { kitItens, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'

type Coded = { id: number | null; sku: string }

/**
 * Has the codes of a product's SKUs follow their ids, so that one whose code changes stays the SKU that carts and orders name.
 * Two may swap their codes. Refuses one that another product has, and to lose one that a kit is made of.
 */
export async function renameSkus(tx: Database, idProduto: number, wanted: readonly Coded[]): Promise<void> {
  const known = await tx
    .select({ id: skus.id, sku: skus.sku })
    .from(skus)
    .where(eq(skus.idProduto, idProduto))
    .orderBy(skus.id)
    .for('no key update')
  await refuseTaken(tx, idProduto, wanted)
  await refuseLost(tx, known, wanted)
  const renamed = known.flatMap(({ id, sku }) => {
    const now = wanted.find((one) => one.id === id)
    return now && now.sku !== sku ? [{ id, sku: now.sku }] : []
  })
  // Out of the way first: each code is unique at every moment.
  for (const { id } of renamed)
    await tx
      .update(skus)
      .set({ sku: `\u0001${id}` })
      .where(eq(skus.id, id))
  for (const { id, sku } of renamed) {
    const inTheWay = known.find((one) => one.sku === sku && !wanted.some((other) => other.id === one.id))
    if (inTheWay) await tx.delete(skus).where(eq(skus.id, inTheWay.id))
    await tx.update(skus).set({ sku }).where(eq(skus.id, id))
  }
}

async function refuseTaken(tx: Database, idProduto: number, wanted: readonly Coded[]) {
  const codes = wanted.map(({ sku }) => sku)
  const [taken] = await tx
    .select({ sku: skus.sku })
    .from(skus)
    .where(and(inArray(skus.sku, codes), ne(skus.idProduto, idProduto)))
    .limit(1)
  if (taken) {
    const mensagem = `O SKU ${taken.sku} já pertence a outro produto.`
    throw refuse('SkuDeOutroProduto', { sku: taken.sku }, mensagem)
  }
}

async function refuseLost(tx: Database, known: { id: number; sku: string }[], wanted: readonly Coded[]) {
  const stays = ({ id, sku }: Coded) =>
    wanted.some((one) => one.id === id || (one.id === null && one.sku === sku))
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
