import type { CsvRow } from './columns.ts'

export type Option = { label: string; valor: string }

/** Letters that a value has at most. */
export const MAX_OPTION = 80

/** What Shopify writes for a product without options. */
const NO_OPTION = 'Default Title'

/** The options of a row. Their names stand in the product's first row only. */
export function optionsOf(row: CsvRow, first: CsvRow): Option[] {
  const pairs = [
    [row.option1Name ?? first.option1Name, row.option1Value],
    [row.option2Name ?? first.option2Name, row.option2Value],
    [row.option3Name ?? first.option3Name, row.option3Value],
  ]

  return pairs.flatMap(([label, valor]) =>
    label && valor && valor !== NO_OPTION ? [{ label: label.slice(0, 40), valor }] : [],
  )
}

/**
 * Which option is shown by its own picture: the first one whose values each have one picture and differ in it.
 */
export function rolesOf(variants: { options: Option[]; image: string | undefined }[]): {
  unico: string | null
} {
  const labels = variants[0]?.options.map(({ label }) => label) ?? []
  const unico = labels.find((label) => {
    const pictures = new Map<string, Set<string>>()
    for (const { options, image } of variants) {
      const valor = options.find((option) => option.label === label)?.valor
      if (valor === undefined || image === undefined) return false
      pictures.set(valor, (pictures.get(valor) ?? new Set()).add(image))
    }
    const distinct = new Set([...pictures.values()].flatMap((images) => [...images]))
    return (
      pictures.size > 1 &&
      distinct.size === pictures.size &&
      [...pictures.values()].every(({ size }) => size === 1)
    )
  })

  return { unico: unico ?? null }
}
