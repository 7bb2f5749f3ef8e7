import { type FieldProblem, problem } from '#domain/format/field-problem.ts'
import { centavos } from '#domain/import/shopify/price.ts'
import { priceProblems } from '#domain/money/price-problems.ts'
import { salePriceProblem } from '#domain/product/sale-problems.ts'
import { pricesBySku, setPrice } from '#platform/catalog/prices/set-price.ts'
import { skusAfter } from '#platform/catalog/product/skus/list-skus.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ExportAdapter, ImportAdapter, LineProblem } from './kind.ts'
import { lineKind, type Values } from './line-kind.ts'
import { moneyText } from './money-text.ts'

const FIELDS = [
  {
    campo: 'sku',
    nome: 'SKU',
    otherNames: ['codigo', 'variant sku', 'referencia', 'cod'],
    obrigatorio: true,
  },
  {
    campo: 'precoPor',
    nome: 'Preço',
    otherNames: ['preco por', 'preco de venda', 'valor', 'variant price', 'price'],
    obrigatorio: true,
  },
  {
    campo: 'precoDe',
    nome: 'Preço de',
    otherNames: ['preco anterior', 'preco cheio', 'de', 'variant compare at price', 'compare-at price'],
  },
] as const

/** Prices of SKUs: the price and the one struck through. */
export const pricesImport: ImportAdapter = lineKind({
  tipo: 'precos',
  permissao: 'catalogo.editar',
  campos: FIELDS,
  missing: 'A loja não tem este SKU.',
  read,
  problems: unfitForSale,
  current: async (db, chaves) => {
    const rows = await pricesBySku(db, chaves)
    return new Map(
      rows.map(({ sku, precoPor, precoDe }) => [
        sku,
        { sku, precoPor: moneyText(precoPor), precoDe: moneyText(precoDe) },
      ]),
    )
  },
  write: ({ db }, sku, values) => {
    const precoPor = centavos(values['precoPor']) ?? 0
    const before = centavos(values['precoDe'])
    // Removes the price struck through if the new price reaches it.
    return setPrice({ db }, { sku, precoPor, precoDe: before !== null && before > precoPor ? before : null })
  },
})

function read({ sku = '', precoPor = '', precoDe }: Values) {
  const price = centavos(precoPor)
  const before = precoDe ? centavos(precoDe) : null
  const problems = [
    ...problem('sku', sku === '' ? 'Falta o SKU.' : null),
    ...problem('precoPor', price === null ? `O preço “${precoPor}” não é um valor como 1299,90.` : null),
    ...problem(
      'precoDe',
      precoDe && before === null ? `O preço de “${precoDe}” não é um valor como 1299,90.` : null,
    ),
    ...(price === null ? [] : priceProblems({ precoPor: price, precoDe: before })),
  ]
  if (problems.length > 0) return { problemas: problems.map(ofLine) }
  const valores = { sku, precoPor: moneyText(price) }

  return { chave: sku, valores: precoDe === undefined ? valores : { ...valores, precoDe: moneyText(before) } }
}

/** Products on sale need a price above zero. */
async function unfitForSale(db: Database, things: readonly Values[]): Promise<Map<string, LineProblem[]>> {
  const prices = new Map(things.map(({ sku = '', precoPor }) => [sku, centavos(precoPor) ?? 0]))
  const rows = await pricesBySku(db, [...prices.keys()])

  return new Map(
    rows.map(({ sku, situacao }) => [
      sku,
      problem('precoPor', salePriceProblem({ situacao, precoPor: prices.get(sku) ?? 0 })).map(ofLine),
    ]),
  )
}

function ofLine({ campo, mensagem }: FieldProblem): LineProblem {
  return { campo, motivo: mensagem }
}

export const pricesExport: ExportAdapter = {
  header: async () => ['SKU', 'Produto', 'Preço', 'Preço de'],
  page: async ({ db }, { depois }) => {
    const rows = await skusAfter(db, Number(depois ?? 0))
    return {
      linhas: rows.map(({ sku, nome, precoPor, precoDe }) => [
        ...[sku, nome, moneyText(precoPor), moneyText(precoDe)],
      ]),
      depois: rows.length > 0 ? String(rows.at(-1)?.id) : null,
    }
  },
}
