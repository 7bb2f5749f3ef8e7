import type { CsvProduct } from '#domain/import/shopify/product.ts'
import { formatDay } from '#domain/time/format-date.ts'
import type { OwnFigures } from '#platform/catalog/product/skus/own-figures.ts'
import type { Difference } from './kind.ts'
import { moneyText } from './money-text.ts'

/** The differences in cost, minimum stock and restock date between a file and the shop. */
export function figureDifferences(
  { skus: imported }: CsvProduct,
  known: readonly OwnFigures[],
): Difference[] {
  const before = new Map(known.map((figures) => [figures.sku, figures]))

  return imported.flatMap(({ sku, custo, estoqueMinimo, previsaoReposicao }) => {
    const shop = before.get(sku)
    return [
      ...difference(
        `${sku}: custo (só no painel)`,
        moneyText(shop?.custo ?? null),
        custo === null ? null : moneyText(custo),
      ),
      ...difference(
        `${sku}: estoque mínimo`,
        String(shop?.estoqueMinimo ?? ''),
        estoqueMinimo === null ? null : String(estoqueMinimo),
      ),
      ...difference(
        `${sku}: previsão de reposição`,
        formatDay(shop?.previsaoReposicao ?? ''),
        previsaoReposicao === null ? null : formatDay(previsaoReposicao),
      ),
    ]
  })
}

function difference(campo: string, antes: string, depois: string | null): Difference[] {
  return depois === null || antes === depois ? [] : [{ campo, antes, depois }]
}
