import { and, eq, inArray, sql } from 'drizzle-orm'
import { slugOf } from '#domain/format/slug.ts'
import { attributeKeyOf } from '#domain/listing/listing-url.ts'
import { measureOf } from '#domain/product/specifications/measure.ts'
import { isUsuallyLook } from '#domain/product/variants/attribute-looks.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { atributos, atributoValores, categorias, produtos, redirecionamentos, skus } from '../tables.ts'

/** Ids of products in the order of their slugs; refuses the first unknown one as the value of `campo`. */
export async function idsOfProducts(tx: Database, campo: string, slugs: string[]): Promise<number[]> {
  if (slugs.length === 0) return []
  const rows = await tx
    .select({ chave: produtos.slug, id: produtos.id })
    .from(produtos)
    .where(inArray(produtos.slug, slugs))

  return inOrder(campo, slugs, rows)
}

/** The ids of the products with these slugs, or to which these redirect; unknown ones are left out. */
export async function productIds(
  db: Database,
  slugs: readonly string[],
): Promise<{ slug: string; id: number }[]> {
  if (slugs.length === 0) return []
  const own = await db
    .select({ slug: produtos.slug, id: produtos.id })
    .from(produtos)
    .where(inArray(produtos.slug, [...slugs]))
  const known = new Set(own.map(({ slug }) => slug))
  const others = slugs.filter((slug) => !known.has(slug)).map((slug) => `/${slug}`)
  if (others.length === 0) return own
  const moved = await db
    .select({ slug: sql<string>`substr(${redirecionamentos.de}, 2)`, id: produtos.id })
    .from(redirecionamentos)
    .innerJoin(produtos, eq(produtos.slug, sql`substr(${redirecionamentos.para}, 2)`))
    .where(inArray(redirecionamentos.de, others))

  return [...own, ...moved]
}

/** Ids of SKUs in the order of their codes; refuses unknown ones. */
export async function idsOfSkus(tx: Database, campo: string, codes: string[]): Promise<number[]> {
  if (codes.length === 0) return []
  const rows = await tx.select({ chave: skus.sku, id: skus.id }).from(skus).where(inArray(skus.sku, codes))

  return inOrder(campo, codes, rows)
}

/** Ids of categories in the order of their paths; refuses unknown ones. */
export async function idsOfCategories(tx: Database, campo: string, caminhos: string[]): Promise<number[]> {
  if (caminhos.length === 0) return []
  const rows = await tx
    .select({ chave: categorias.caminho, id: categorias.id })
    .from(categorias)
    .where(inArray(categorias.caminho, caminhos))

  return inOrder(campo, caminhos, rows)
}

type AttributeIds = { idAtributo: number; idValor: number }

export type AttributeLookup = (pair: { label: string; valor: string }) => AttributeIds

/** Returns a lookup of attribute and value ids by their URL words; creates new ones. */
export async function idsOfAttributes(
  tx: Database,
  pairs: { label: string; valor: string }[],
): Promise<AttributeLookup> {
  const keyed = pairs.map(({ label, valor }) => ({
    label,
    valor,
    chave: attributeKeyOf(label),
    chaveValor: slugOf(valor),
  }))
  const idByKey = await ensureAttributes(tx, keyed)
  const idByValue = await ensureValues(tx, keyed, idByKey)

  return ({ label, valor }) => {
    const idAtributo = idByKey.get(attributeKeyOf(label))
    const idValor = idByValue.get(`${idAtributo} ${slugOf(valor)}`)
    if (!idAtributo || !idValor)
      throw refuse('CadastroInvalido', { motivo: `“${label}: ${valor}” precisa ter letras ou números.` })
    return { idAtributo, idValor }
  }
}

type Keyed = { label: string; valor: string; chave: string; chaveValor: string }

async function ensureAttributes(tx: Database, keyed: Keyed[]): Promise<Map<string, number>> {
  const rows = firstOf(keyed, ({ chave }) => chave).filter(({ chave }) => chave !== '')
  if (rows.length === 0) return new Map()
  await tx
    .insert(atributos)
    .values(rows.map(({ chave, label }) => ({ chave, label, aparencia: isUsuallyLook(chave) })))
    .onConflictDoNothing()
  const known = await tx
    .select({ id: atributos.id, chave: atributos.chave })
    .from(atributos)
    .where(
      inArray(
        atributos.chave,
        rows.map(({ chave }) => chave),
      ),
    )

  return new Map(known.map(({ id, chave }) => [chave, id]))
}

async function ensureValues(tx: Database, keyed: Keyed[], idByKey: Map<string, number>) {
  const isNumber = ({ valor }: Keyed) => Number(measureOf(valor) !== null)
  // Of several spellings of one word, that of a number.
  const preferred = keyed.toSorted((a, b) => isNumber(b) - isNumber(a))
  const rows = firstOf(preferred, ({ chave, chaveValor }) => `${chave} ${chaveValor}`).flatMap((pair) => {
    const idAtributo = idByKey.get(pair.chave)
    return idAtributo && pair.chaveValor !== ''
      ? [{ idAtributo, chave: pair.chaveValor, label: pair.valor }]
      : []
  })
  if (rows.length === 0) return new Map<string, number>()
  await tx.insert(atributoValores).values(rows).onConflictDoNothing()
  const { id, idAtributo, chave, label, medida } = atributoValores
  const known = await tx
    .select({ id, idAtributo, chave, label, medida })
    .from(atributoValores)
    .where(
      and(
        inArray(idAtributo, [...idByKey.values()]),
        inArray(
          chave,
          rows.map((row) => row.chave),
        ),
      ),
    )

  const ids = new Map(known.map((row) => [`${row.idAtributo} ${row.chave}`, row.id]))
  // `3/4` has the same word as `3,4`, and is no other spelling of it.
  const unmeasured = new Set(
    known.flatMap((row) => (row.medida === null && measureOf(row.label.replace('.', ',')) ? [row.id] : [])),
  )
  await writeMeasures(
    tx,
    rows.flatMap((row) => {
      const valueId = ids.get(`${row.idAtributo} ${row.chave}`) ?? 0
      return unmeasured.has(valueId) && measureOf(row.label) ? [{ id: valueId, label: row.label }] : []
    }),
  )

  return ids
}

/**
 * A value that was first written as no number (`0.6 mm`, where `0,6 mm` has the same word in addresses) is written as
 * the number, so that ranges find it.
 */
async function writeMeasures(tx: Database, values: { id: number; label: string }[]): Promise<void> {
  if (values.length === 0) return
  for (const { id, label } of values.toSorted((a, b) => a.id - b.id))
    await tx.update(atributoValores).set({ label }).where(eq(atributoValores.id, id))
  // Whatever shows values reads templates, too.
  await invalidateTags(tx, [tags.categories])
}

/** Unique rows, sorted so that two products saved at once insert in the same order and can't deadlock. */
function firstOf<T>(list: T[], key: (item: T) => string): T[] {
  const byKey = new Map(list.toReversed().map((item) => [key(item), item]))

  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item)
}

function inOrder(campo: string, keys: string[], rows: { chave: string; id: number }[]): number[] {
  const byKey = new Map(rows.map(({ chave, id }) => [chave, id]))

  return keys.map((valor) => {
    const id = byKey.get(valor)
    if (id === undefined) throw refuse('ReferenciaInexistente', { campo, valor })
    return id
  })
}
