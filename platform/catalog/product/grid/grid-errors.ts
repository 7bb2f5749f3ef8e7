import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { GridField, GridRow } from '#contract/catalog/grid.ts'
import { type FieldProblem, within } from '#domain/format/field-problem.ts'
import { cellProblem } from '#domain/import/csv/grid-cell.ts'
import { priceProblems } from '#domain/money/price-problems.ts'
import { saleProblems } from '#domain/product/sale-problems.ts'
import { categorias, marcas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Cell } from './save-grid.ts'
import { specificationErrors } from './specification-cells.ts'

export type CellError = { idSku: number; campo: GridField; mensagem: string }

type CellErrorsInput = { before: GridRow[]; cells: Cell[] }

/** The errors of changed cells of one product; empty if all are valid. */
export async function cellErrors(tx: Database, { before, cells }: CellErrorsInput): Promise<CellError[]> {
  const state = await productState(tx, before[0]?.idProduto ?? 0)
  const rules = await rulesOf(tx, before, cells, state)
  const own = cells.flatMap((cell) => errorOf(cell, rules(cell)))

  if (own.length > 0) return own

  return [...newProblems(before, cells, state.imagens), ...(await specificationErrors(tx, { before, cells }))]
}

/** Rules that need the database: existing brands and categories, schedules, running promotions. */
async function rulesOf(tx: Database, before: GridRow[], cells: Cell[], state: ProductState) {
  const [brands, paths] = [await known(tx, 'marca'), await known(tx, 'categoria')]
  const skus = new Set(before.map(({ idSku }) => idSku))

  return ({ idSku, campo, valor }: Cell): string | null => {
    if (!skus.has(idSku)) return 'Este SKU não existe mais.'
    const problem = cellProblem(campo, valor)
    if (problem) return problem
    switch (campo) {
      case 'marca':
        return brands.has(valor) ? null : 'Esta marca não existe.'
      case 'categoria':
        return paths.has(valor) ? null : 'Esta categoria não existe.'
      case 'situacao':
        return state.agendado ? 'A publicação está agendada. Mude a situação na página do produto.' : null
      case 'precoPor':
      case 'precoDe':
        return state.emPromocao.includes(idSku)
          ? 'Há uma promoção em curso. Mude o preço na página do produto.'
          : null
      default:
        return null
    }
  }

  async function known(db: Database, campo: 'marca' | 'categoria'): Promise<Set<unknown>> {
    const values = cells.flatMap((cell) =>
      cell.campo === campo && typeof cell.valor === 'string' ? [cell.valor] : [],
    )
    if (values.length === 0) return new Set()
    const rows =
      campo === 'marca'
        ? await db.select({ valor: marcas.slug }).from(marcas).where(inArray(marcas.slug, values))
        : await db
            .select({ valor: categorias.caminho })
            .from(categorias)
            .where(inArray(categorias.caminho, values))

    return new Set(rows.map(({ valor }) => valor))
  }
}

const ProductState = z.object({
  rows: z.tuple([z.object({ imagens: z.int(), agendado: z.boolean(), emPromocao: z.array(z.int()) })]),
})

type ProductState = Awaited<ReturnType<typeof productState>>

async function productState(tx: Database, idProduto: number) {
  const result = await tx.execute(sql`
    select (select count(*)::integer from midias where id_produto = ${idProduto}) as imagens,
      exists (select from agenda_publicacao where id_produto = ${idProduto}) as agendado,
      array(
        select id_sku from precos_agendados where id_produto = ${idProduto} and preco_por_normal is not null
      ) as "emPromocao"`)

  return ProductState.parse(result).rows[0]
}

/** New problems of the product with the changed cells; problems that it already had don't count. */
function newProblems(before: GridRow[], cells: Cell[], imagens: number): CellError[] {
  const known = new Set(rowProblems(before, imagens).map(({ campo }) => campo))
  const after = before.map((row) => withCells(row, cells))

  return rowProblems(after, imagens)
    .filter(({ campo }) => !known.has(campo))
    .flatMap(({ campo, mensagem }) => {
      const cell = cellToBlame(campo, before, cells)
      return cell ? errorOf(cell, mensagem) : []
    })
}

function rowProblems(rows: readonly RuledRow[], imagens: number): FieldProblem[] {
  return [
    ...rows.flatMap((row, i) => within(`skus.${i}`, priceProblems(row))),
    ...saleProblems({ situacao: rows[0]?.situacao ?? 'inativo', imagens, skus: rows }),
  ]
}

/** The row after the change. Of two cells of the product itself, the last one applies; an empty cell is null. */
function withCells(row: GridRow, cells: readonly Cell[]): RuledRow {
  const own = cells.filter(({ idSku, campo }) => idSku === row.idSku || campo === 'situacao')
  const changes = own.map(({ campo, valor }) => [campo, valor === '' ? null : valor])

  return RuledRow.parse({ ...row, ...Object.fromEntries(changes) })
}

const Figure = z.int().nullable()

/** The fields that are checked across cells. */
const RuledRow = z.object({
  situacao: z.enum(['disponivel', 'sobConsulta', 'inativo']),
  precoPor: z.int(),
  precoDe: Figure,
  peso: Figure,
  altura: Figure,
  largura: Figure,
  comprimento: Figure,
})

type RuledRow = z.infer<typeof RuledRow>

/**
 * The cell at which a problem is shown: its own if it was changed, else the one that caused it: the price for a problem
 * of the price struck through, or the status.
 */
function cellToBlame(path: string, rows: readonly GridRow[], cells: readonly Cell[]): Cell | undefined {
  const [, place, campo = path] = /^skus\.(\d+)\.(.+)$/.exec(path) ?? []
  const idSku = rows[Number(place)]?.idSku
  const ofSku = (field: string) => cells.findLast((one) => one.idSku === idSku && one.campo === field)

  return (
    ofSku(campo) ??
    (campo === 'precoDe' ? ofSku('precoPor') : undefined) ??
    cells.findLast((one) => one.campo === 'situacao')
  )
}

function errorOf({ idSku, campo }: Cell, mensagem: string | null): CellError[] {
  return mensagem === null ? [] : [{ idSku, campo, mensagem }]
}
