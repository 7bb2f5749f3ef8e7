import { eq, inArray, sql } from 'drizzle-orm'
import type { GridField, GridRow } from '#contract/catalog/grid.ts'
import { categorias, marcas, produtoCategorias, produtos, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { writeRestockDates } from '../../stock/restock-dates/write-restock-dates.ts'
import { setStatus } from '../status/set-product-status.ts'
import type { Cell } from './save-grid.ts'
import { writeSpecificationCells } from './specification-cells.ts'

type Writing = { id: number; before: GridRow[]; cells: Cell[] }

/** Writes valid cells to a product and its SKUs. Of two cells of the product itself, the last one applies. */
export async function writeCells(
  tx: Database,
  context: Pick<RequestContext, 'now'>,
  { id, before, cells }: Writing,
): Promise<void> {
  await writeProduct(tx, id, cells)
  await writeSpecificationCells(tx, id, { before, cells })
  await writeStatus(tx, context, { id, before, cells })
  const bySku = Map.groupBy(
    cells.filter(({ campo }) => campo in SKU_FIELDS),
    ({ idSku }) => idSku,
  )
  // Sorted by id, as everywhere that locks SKUs, to avoid deadlocks.
  for (const [idSku, own] of [...bySku].sort(([a], [b]) => a - b))
    await tx.update(skus).set(valuesOf(own)).where(eq(skus.id, idSku))
  const dates = cells.filter(({ campo }) => campo === 'previsaoReposicao')
  const itens = dates.map(({ idSku, valor }) => ({ idSku, previsaoReposicao: valor ? String(valor) : null }))
  await writeRestockDates(tx, { itens, now: context.now })
}

async function writeProduct(tx: Database, id: number, cells: Cell[]) {
  const text = (campo: GridField) => {
    const valor = cells.findLast((cell) => cell.campo === campo)?.valor
    return valor === undefined ? undefined : String(valor ?? '')
  }
  const [nome, garantia, ncm] = [text('nome'), text('garantia'), text('ncm')]
  const [marca, categoria] = [text('marca'), text('categoria')]
  await tx
    .update(produtos)
    .set({
      ...(nome === undefined ? {} : { nome: nome.trim() }),
      ...(garantia === undefined ? {} : { garantia: garantia.trim() }),
      ...(ncm === undefined ? {} : { ncm: ncm === '' ? null : ncm }),
      ...(marca === undefined ? {} : { idMarca: await idOf(tx, 'marca', marca) }),
      ...(categoria === undefined ? {} : { idCategoria: await moveToCategory(tx, id, categoria) }),
      // Clears the fingerprint, so that a later save of the earlier input is not skipped as unchanged.
      impressao: null,
      versao: sql`${produtos.versao} + 1`,
      alteradoEm: sql`now()`,
    })
    .where(eq(produtos.id, id))
}

/** Replaces the main category in the product's categories. */
async function moveToCategory(tx: Database, id: number, caminho: string): Promise<number> {
  const idCategoria = await idOf(tx, 'categoria', caminho)
  await tx.execute(sql`
    delete from produto_categorias
    where id_produto = ${id} and id_categoria = (select id_categoria from produtos where id = ${id})`)
  await tx.insert(produtoCategorias).values({ idProduto: id, idCategoria }).onConflictDoNothing()

  return idCategoria
}

async function writeStatus(
  tx: Database,
  context: Pick<RequestContext, 'now'>,
  { id, before, cells }: Writing,
) {
  const valor = cells.findLast(({ campo }) => campo === 'situacao')?.valor
  const situacao = STATUSES.find((one) => one === valor)
  if (situacao && situacao !== before[0]?.situacao) await setStatus(tx, context, [id], situacao)
}

const STATUSES = ['disponivel', 'sobConsulta', 'inativo'] as const

async function idOf(tx: Database, campo: 'marca' | 'categoria', key: string): Promise<number> {
  const rows =
    campo === 'marca'
      ? await tx
          .select({ id: marcas.id })
          .from(marcas)
          .where(inArray(marcas.slug, [key]))
      : await tx
          .select({ id: categorias.id })
          .from(categorias)
          .where(inArray(categorias.caminho, [key]))
  const [row] = rows
  if (!row) throw new Error(`${key} disappeared while the product was being saved.`)

  return row.id
}

/** The columns of SKU cells and how values are written: empty text becomes null. */
const SKU_FIELDS: Partial<Record<GridField, 'numero' | 'texto'>> = {
  precoPor: 'numero',
  precoDe: 'numero',
  custo: 'numero',
  peso: 'numero',
  altura: 'numero',
  largura: 'numero',
  comprimento: 'numero',
  estoqueMinimo: 'numero',
  ean: 'texto',
  mpn: 'texto',
}

function valuesOf(cells: Cell[]): Record<string, string | number | null> {
  return Object.fromEntries(
    cells.map(({ campo, valor }) => {
      if (valor === null || valor === '') return [campo, null]
      return [campo, SKU_FIELDS[campo] === 'numero' ? Number(valor) : String(valor).trim()]
    }),
  )
}
