import type { CsvRow } from './columns.ts'

export type Option = { label: string; valor: string }

/** Maximum length of an option value. */
export const MAX_OPTION = 80

/** Shopify's placeholder in products without options. */
const NO_OPTION = 'Default Title'

/** Returns the options of a row. Option names are in the first row of a product only. */
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
 * Finds the option that is shown by pictures: the first one where each value has exactly one picture, and no two values
 * share one.
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
