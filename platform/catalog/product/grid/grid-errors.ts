import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { GridField, GridRow } from '#contract/catalog/grid.ts'
import { cellProblem } from '#domain/csv/grid-cell.ts'
import { categorias, marcas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Cell } from './save-grid.ts'

export type CellError = { idSku: number; campo: GridField; mensagem: string }

type CellErrorsInput = { before: GridRow[]; cells: Cell[] }

/** What stands in the way of cells of one product, cell by cell; empty where nothing does. */
export async function cellErrors(tx: Database, { before, cells }: CellErrorsInput): Promise<CellError[]> {
  const rules = await rulesOf(tx, before, cells)
  const own = cells.flatMap((cell) => errorOf(cell, rules(cell)))

  return own.length > 0 ? own : [...between(before, cells), ...unboxed(before, cells)]
}

/** Rules that only the store knows: what there is, what is under way. */
async function rulesOf(tx: Database, before: GridRow[], cells: Cell[]) {
  const idProduto = before[0]?.idProduto ?? 0
  const [brands, paths, facts] = [
    await known(tx, 'marca'),
    await known(tx, 'categoria'),
    await factsOf(tx, idProduto),
  ]
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
        return statusProblem(valor)
      case 'precoPor':
      case 'precoDe':
        return facts.emPromocao.includes(idSku)
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

  function statusProblem(valor: Cell['valor']): string | null {
    if (!['disponivel', 'sobConsulta', 'inativo'].includes(String(valor))) return 'Escolha uma das situações.'
    if (facts.agendado) return 'A publicação está agendada. Mude a situação na página do produto.'

    return valor !== 'inativo' && facts.imagens === 0 ? 'Ponha uma imagem antes de publicar.' : null
  }
}

const Facts = z.object({
  rows: z.tuple([z.object({ imagens: z.int(), agendado: z.boolean(), emPromocao: z.array(z.int()) })]),
})

async function factsOf(tx: Database, idProduto: number) {
  const result = await tx.execute(sql`
    select (select count(*)::integer from midias where id_produto = ${idProduto}) as imagens,
      exists (select from agenda_publicacao where id_produto = ${idProduto}) as agendado,
      array(
        select id_sku from precos_agendados where id_produto = ${idProduto} and preco_por_normal is not null
      ) as "emPromocao"`)

  return Facts.parse(result).rows[0]
}

/** Rules between cells of a row, as they would be: the price from before is above the price. */
function between(before: GridRow[], cells: Cell[]): CellError[] {
  return before.flatMap(({ idSku, precoPor, precoDe }) => {
    const cellOf = (campo: GridField) => cells.find((cell) => cell.idSku === idSku && cell.campo === campo)
    const por = cellOf('precoPor')
    const de = cellOf('precoDe')
    if (!por && !de) return []
    const from = de ? Number(de.valor ?? 0) : (precoDe ?? 0)
    if (from === 0 || from > Number(por?.valor ?? precoPor)) return []

    return [
      {
        idSku,
        campo: de ? 'precoDe' : 'precoPor',
        mensagem: 'O preço “de” precisa ser maior que o preço “por”.',
      },
    ]
  })
}

/** What is put on sale has its box measured, in the grid or before. */
function unboxed(before: GridRow[], cells: Cell[]): CellError[] {
  const status = cells.findLast(({ campo }) => campo === 'situacao')
  if (status?.valor !== 'disponivel') return []
  const missing = before.some(({ idSku, ...row }) =>
    BOX.some((campo) => {
      const cell = cells.find((one) => one.idSku === idSku && one.campo === campo)
      return (cell ? cell.valor : row[campo]) === null
    }),
  )

  return missing ? errorOf(status, 'Preencha peso e medidas da embalagem antes de pôr à venda.') : []
}

const BOX = ['peso', 'altura', 'largura', 'comprimento'] as const

function errorOf({ idSku, campo }: Cell, mensagem: string | null): CellError[] {
  return mensagem === null ? [] : [{ idSku, campo, mensagem }]
}
