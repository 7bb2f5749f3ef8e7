import { foldText } from '../../../format/slug.ts'
import { unbroken } from '../units.ts'
import { bestValues, type Range } from './best-values.ts'

/** A value as it is compared: `chave` is the same for equal ones, `faixa` is what it measures. */
export type Value = { texto: string | null; chave: string; faixa: Range | null }

/** What a row says of one product; `texto` is null if nothing is known of it. */
export type ComparedCell = { texto: string | null; melhor: boolean }

/** What is compared: one cell for each product; `igual` if all have the same. */
export type ComparedRow = { label: string; celulas: ComparedCell[]; igual: boolean }

/** A row of values, with the best ones marked if there is a `direction`. */
export function comparedRow(
  label: string,
  values: readonly Value[],
  direction: 'maior' | 'menor' | null = null,
): ComparedRow {
  const best =
    direction &&
    bestValues(
      values.map(({ faixa }) => faixa),
      direction,
    )

  return {
    label,
    celulas: values.map(({ texto }, i) => ({
      // Columns are narrow: a string's line would break before its unit.
      texto: texto === null ? null : unbroken(texto),
      melhor: best?.[i] ?? false,
    })),
    igual: new Set(values.map(({ chave }) => chave)).size <= 1,
  }
}

/** A value that is only text; equal but for case and accents is equal. */
export function plainValue(texto: string | null): Value {
  const known = texto?.trim() || null

  return { texto: known, chave: foldText(known ?? ''), faixa: null }
}
