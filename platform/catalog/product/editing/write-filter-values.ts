import { eq, inArray, sql } from 'drizzle-orm'
import { filterValue } from '#domain/product/variants/filter-value.ts'
import { templatesOf } from '#platform/catalog/collections/categories/template-of.ts'
import {
  atributos,
  atributoValores,
  categorias,
  fichas,
  produtos,
  skuAtributos,
} from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { idsOfAttributes } from '../product-references.ts'

/**
 * Reads what the SKUs of these products are chosen by, their pieces' included, by the templates of their categories,
 * and writes by which values listings filter it. Call it after their categories, specifications or SKUs have changed,
 * and refresh the listing rows afterwards. Returns the ids of products that filter by other values than before.
 */
export async function writeFilterValues(tx: Database, products: readonly number[]): Promise<number[]> {
  const options = await optionsOf(tx, products)
  if (options.length === 0) return []
  const templateFor = await templatesOf(
    tx,
    options.map(({ caminho }) => caminho),
  )
  const linesOf = await sheetsOf(tx, [...new Set(options.map(({ idProduto }) => idProduto))])
  const read = options.map((option) => ({
    option,
    filtro: filterValue(templateFor(option.caminho), linesOf(option.idProduto), option),
  }))
  const isOther = ({ option, filtro }: (typeof read)[number]) =>
    filtro.label !== option.label || filtro.valor !== option.valor
  const idsFor = await idsOfAttributes(
    tx,
    read.filter(isOther).map(({ filtro }) => filtro),
  )
  const changed = read.flatMap((one) => {
    const { idValor, idValorFiltro, ...option } = one.option
    const id = isOther(one) ? idsFor(one.filtro).idValor : idValor
    const now = id === idValor ? null : id
    return now === idValorFiltro ? [] : [{ ...option, idValor, idValorFiltro: now }]
  })
  const ids = [...new Set(changed.map(({ idProduto }) => idProduto))]
  if (ids.length === 0) return []
  await tx.execute(sql`
    update sku_atributos s set id_valor_filtro = c."idValorFiltro"
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as c("idProduto" integer, "idAtributo" integer, "idValor" integer, "idValorFiltro" integer)
    where s.id_produto = c."idProduto" and s.id_atributo = c."idAtributo" and s.id_valor = c."idValor"`)
  await writeAttributes(tx, ids)

  return ids
}

/** Writes by which attributes these products filter what their SKUs are chosen by, as their values say. */
async function writeAttributes(tx: Database, products: number[]): Promise<void> {
  await tx.execute(sql`
    update produto_atributos p set id_atributo_filtro = f.id_atributo_filtro
    from (
      select s.id_produto, s.id_atributo,
        max(v.id_atributo) filter (where v.id_atributo <> s.id_atributo) as id_atributo_filtro
      from sku_atributos s left join atributo_valores v on v.id = s.id_valor_filtro
      where s.id_produto = any(${sql.param(products)}::integer[])
      group by s.id_produto, s.id_atributo
    ) f
    where p.id_produto = f.id_produto and p.id_atributo = f.id_atributo
      and p.id_atributo_filtro is distinct from f.id_atributo_filtro`)
}

function optionsOf(tx: Database, products: readonly number[]) {
  const { idProduto, idAtributo, idValor, idValorFiltro } = skuAtributos

  return tx
    .selectDistinct({
      idProduto,
      idAtributo,
      idValor,
      idValorFiltro,
      caminho: categorias.caminho,
      label: atributos.label,
      valor: atributoValores.label,
    })
    .from(skuAtributos)
    .innerJoin(produtos, eq(produtos.id, idProduto))
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .innerJoin(atributos, eq(atributos.id, idAtributo))
    .innerJoin(atributoValores, eq(atributoValores.id, idValor))
    .where(inArray(idProduto, [...products]))
}

async function sheetsOf(tx: Database, products: number[]) {
  const sheets = await tx.select().from(fichas).where(inArray(fichas.idProduto, products))
  const byProduct = new Map(sheets.map(({ idProduto, linhas }) => [idProduto, linhas]))

  return (id: number) => (byProduct.get(id) ?? []).map(([label, valor]) => ({ label, valor }))
}
