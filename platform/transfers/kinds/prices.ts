import { centavos } from '#domain/import/shopify/price.ts'
import { pricesBySku, setPrice } from '#platform/catalog/prices/set-price.ts'
import { skusAfter } from '#platform/catalog/product/skus/list-skus.ts'
import type { ExportAdapter, ImportAdapter } from './kind.ts'
import { lineKind, type Values } from './line-kind.ts'
import { moneyText } from './money-text.ts'

const FIELDS = [
  { campo: 'sku', nome: 'SKU', outros: ['codigo', 'variant sku', 'referencia', 'cod'], obrigatorio: true },
  {
    campo: 'precoPor',
    nome: 'Preço',
    outros: ['preco por', 'preco de venda', 'valor', 'variant price', 'price'],
    obrigatorio: true,
  },
  {
    campo: 'precoDe',
    nome: 'Preço de',
    outros: ['preco anterior', 'preco cheio', 'de', 'variant compare at price', 'compare-at price'],
  },
] as const

/** What each SKU costs, and what stands struck through beside it. */
export const pricesImport: ImportAdapter = lineKind({
  tipo: 'precos',
  permissao: 'catalogo.editar',
  campos: FIELDS,
  missing: 'A loja não tem este SKU.',
  read,
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
    // What stood struck through goes where the price has risen to it.
    return setPrice({ db }, { sku, precoPor, precoDe: before !== null && before > precoPor ? before : null })
  },
})

function read({ sku = '', precoPor = '', precoDe }: Values) {
  const price = centavos(precoPor)
  const before = precoDe ? centavos(precoDe) : null
  const motivos = [
    ...(sku === '' ? ['Falta o SKU.'] : []),
    ...(price === null ? [`O preço “${precoPor}” não é um valor como 1299,90.`] : []),
    ...(precoDe && before === null ? [`O preço de “${precoDe}” não é um valor como 1299,90.`] : []),
    ...(price !== null && before !== null && before <= price
      ? ['O preço “de” precisa ser maior que o preço “por”.']
      : []),
  ]
  if (motivos.length > 0) return { motivos }
  const valores = { sku, precoPor: moneyText(price) }

  return { chave: sku, valores: precoDe === undefined ? valores : { ...valores, precoDe: moneyText(before) } }
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
