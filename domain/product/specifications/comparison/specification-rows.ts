import { formatNumber } from '../../../format/format-number.ts'
import { slugOf } from '../../../format/slug.ts'
import { fieldOf, type SpecificationField } from '../field.ts'
import { readNumber } from '../read-number.ts'
import { convert, type Unit } from '../units.ts'
import type { ComparedProduct } from './compared-product.ts'
import { type ComparedRow, comparedRow, plainValue, type Value } from './compared-row.ts'

/** A line of a product's specification, with the field of its category that it fills. */
type Stated = { label: string; valor: string; field: SpecificationField | null }

/**
 * What products state of themselves: `choices` are the rows of what can be chosen when buying any of them,
 * `specifications` all others. Products of different categories get the fields of both, in the order of their
 * templates; equal labels share a row. Fields that are not to be compared are left out.
 */
export function specificationRows(
  products: readonly ComparedProduct[],
): Record<'choices' | 'specifications', ComparedRow[]> {
  const stated = products.map(({ campos, caracteristicas }) => {
    const lines = caracteristicas.map(({ label, valor }) => statedLine(campos, label, valor))
    return new Map(lines.map((line) => [slugOf(line.label), line]))
  })
  const chosen = products.map(
    ({ escolhas }) => new Map(escolhas.map((choice) => [slugOf(choice.label), choice])),
  )
  const choices = labelsOf(products.flatMap(({ escolhas }) => escolhas))
  const specifications = labelsOf([
    ...products.flatMap(({ campos }) => campos),
    ...stated.flatMap((lines) => [...lines.values()]),
  ])

  return {
    choices: [...choices].map(([key, label]) =>
      comparedRow(
        label,
        products.map((product, i) => {
          const choice = chosen[i]?.get(key)
          return plainValue(choice ? choiceText(choice, product) : (stated[i]?.get(key)?.valor ?? null))
        }),
      ),
    ),
    specifications: [...specifications]
      .filter(([key]) => !choices.has(key))
      .map(([key, label]) => ({ label, lines: stated.map((lines) => lines.get(key) ?? null) }))
      .filter(({ lines }) => lines.some((line) => line !== null && line.field?.comparacao !== 'nao'))
      .map(({ label, lines }) => statedRow(label, lines)),
  }
}

/** The first label of each key, in order. */
function labelsOf(list: readonly { label: string }[]): Map<string, string> {
  const labels = new Map<string, string>()
  for (const { label } of list) if (!labels.has(slugOf(label))) labels.set(slugOf(label), label)

  return labels
}

function statedLine(campos: readonly SpecificationField[], label: string, valor: string): Stated {
  const field = fieldOf(campos, label)?.field ?? null

  return { label: field?.label ?? label, valor, field }
}

/** A row of one field: numbers in the first product's unit, and with a best one if all products mean the same by it. */
function statedRow(label: string, lines: readonly (Stated | null)[]): ComparedRow {
  const unit = lines.find((line) => line?.field?.tipo === 'numero')?.field?.unidade ?? null
  const directions = new Set(lines.flatMap((line) => (line ? [line.field?.comparacao ?? 'semMelhor'] : [])))
  const [direction] = directions
  const decides = directions.size === 1 && (direction === 'maior' || direction === 'menor')

  return comparedRow(
    label,
    lines.map((line) => (line ? statedValue(line, unit) : plainValue(null))),
    decides ? direction : null,
  )
}

function statedValue({ valor, field }: Stated, unit: Unit | null): Value {
  if (field?.tipo !== 'numero') return plainValue(valor)
  const reading = readNumber(field, valor, field.unidade)
  const [number] = 'problema' in reading ? [] : reading.numeros
  if (number === undefined) return plainValue(valor)
  const converted = field.unidade && unit ? convert(number, field.unidade, unit) : number
  // Different things by one name, such as a length and a weight: only shown.
  if (converted === null || (field.unidade === null) !== (unit === null)) return plainValue(valor)

  return {
    texto: field.unidade === unit ? valor : `${formatNumber(converted)} ${unit === 'pol' ? 'pol.' : unit}`,
    chave: String(converted),
    faixa: { de: converted, ate: converted },
  }
}

/** All values of a choice, in the order of the SKUs. Only what is in stock is named without a note. */
function choiceText(
  { valores }: ComparedProduct['escolhas'][number],
  { status }: Pick<ComparedProduct, 'status'>,
): string {
  return valores
    .map(({ valor, emEstoque }) => (status === 'disponivel' && !emEstoque ? `${valor} (esgotado)` : valor))
    .join(', ')
}
