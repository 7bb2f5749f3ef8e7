import { centavosOf } from '#admin/components/number/money-input.tsx'
import { foldText } from '#domain/format/slug.ts'
import {
  type CellValue,
  cellProblem,
  GRID_COLUMNS,
  type GridCampo,
  specificationColumn,
  specificationLabel,
} from '#domain/import/csv/grid-cell.ts'
import { readRestockDate } from '#domain/product/restock-date.ts'
import { formatDay } from '#domain/time/format-date.ts'
import type { GridColumn } from './grid-sizes.ts'

/** The options of the columns with a fixed choice: the stored value and its label. */
export type Choices = Partial<Record<GridCampo, { valor: string; nome: string }[]>>

/** The value of a cell; with a `problema`, `valor` is the text as it was typed. */
export type ReadCell = { valor: CellValue; problema: string | null }

/** Reads a text that was typed or pasted into a cell; `+10%` changes the current amount. */
export function readCell(
  campo: GridCampo,
  text: string,
  choices: Choices,
  current: CellValue = null,
): ReadCell {
  const typed = text.trim()
  const { tipo } = columnOf(campo)
  if (typed === '') return checked(campo, tipo === 'texto' && !nullable(campo) ? '' : null)
  switch (tipo) {
    case 'dinheiro': {
      const percent = percentOf(typed)
      if (percent !== null)
        return typeof current === 'number'
          ? checked(campo, Math.round((current * (100 + percent)) / 100))
          : { valor: typed, problema: 'Não há valor para mudar.' }
      const centavos = centavosOf(typed)
      if (centavos === undefined) return { valor: typed, problema: 'Digite um valor como 1.299,90.' }
      return checked(campo, centavos)
    }
    case 'inteiro': {
      const plain = typed.replaceAll('.', '')
      if (!/^\d+$/.test(plain)) return { valor: typed, problema: 'Digite um número inteiro.' }
      return checked(campo, Number(plain))
    }
    case 'data': {
      const day = readRestockDate(typed)
      return day === null ? { valor: typed, problema: 'Use uma data como 12/12/2026.' } : checked(campo, day)
    }
    case 'opcao': {
      const folded = foldText(typed)
      const found = choices[campo]?.find(({ valor, nome }) => foldText(nome) === folded || valor === typed)
      return found ? checked(campo, found.valor) : { valor: typed, problema: 'Escolha um dos que existem.' }
    }
    default:
      return checked(campo, typed)
  }
}

/** Returns the percentage of `+10%` or `-7,5 %`; null if the text is no such change. */
export function percentOf(text: string): number | null {
  const [, sign, number] = /^([+-])\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/.exec(text.trim()) ?? []
  if (number === undefined) return null

  return Number(number.replace(',', '.')) * (sign === '-' ? -1 : 1)
}

/** Returns a cell's value as text, for display and copy. */
export function cellText(campo: GridCampo, valor: CellValue, choices: Choices): string {
  if (valor === null) return ''
  const { tipo } = columnOf(campo)
  if (tipo === 'dinheiro' && typeof valor === 'number')
    return (valor / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
  if (tipo === 'opcao') return choices[campo]?.find((one) => one.valor === valor)?.nome ?? String(valor)

  return tipo === 'data' ? formatDay(String(valor)) : String(valor)
}

/** Serializes a block of cells as other spreadsheets do: tabs between cells, line breaks between rows. */
export function tsvOf(block: string[][]): string {
  return block.map((row) => row.map(quoted).join('\t')).join('\n')
}

/** Returns the cells of a pasted text; quoted cells may contain tabs and line breaks. */
export function blockOf(tsv: string): string[][] {
  const rows: string[][] = [[]]
  const text = tsv.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\n') rows.push([])
    if (end === '') break
  }

  return rows
}

export function columnOf(campo: GridCampo): GridColumn {
  const label = specificationLabel(campo)
  if (label !== null) return specificationColumn({ label, unidade: null })
  const found = GRID_COLUMNS.find((column) => column.campo === campo)
  if (!found) throw new Error(`The grid has no column ${campo}.`)

  return found
}

function quoted(cell: string): string {
  return /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function nullable(campo: GridCampo): boolean {
  return campo !== 'garantia'
}

function checked(campo: GridCampo, valor: CellValue): ReadCell {
  return { valor, problema: cellProblem(campo, valor) }
}
