import type { FieldProblem } from '../format/field-problem.ts'

/**
 * Returns the problems of a product as self-contained sentences for places without form fields: each sentence once,
 * with the codes of the affected SKUs unless the product has only one.
 */
export function describeProblems(
  problems: readonly FieldProblem[],
  skus: readonly { sku: string }[],
): string[] {
  const bySentence = Map.groupBy(problems, ({ mensagem }) => mensagem)

  return [...bySentence].map(([mensagem, those]) => {
    const codes = those.flatMap(({ campo }) => skus[placeOf(campo) ?? -1]?.sku ?? [])
    if (skus.length < 2 || codes.length === 0) return mensagem

    return `SKU ${[...new Set(codes)].join(', ')}: ${mensagem}`
  })
}

/** The index of the SKU in `skus.3.ean`; null for a field of the product itself. */
function placeOf(campo: string): number | null {
  const place = /^skus\.(\d+)\./.exec(campo)?.[1]

  return place === undefined ? null : Number(place)
}
