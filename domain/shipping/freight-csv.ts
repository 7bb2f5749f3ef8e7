import { formatCep } from '../documents/format-cep.ts'
import { SLUG } from '../format/slug.ts'
import { amountOf, cepNumberOf, wholeOf } from './freight-cell.ts'
import type { FreightRow, FreightService } from './freight-table.ts'

/** A line of the file: its number and its cells. */
export type CsvLine = { line: number; cells: readonly string[] }

export type FreightTable = FreightService & { faixas: FreightRow[] }

/** A problem of a line, as a sentence for the merchant. */
export type CsvProblem = { line: number; motivo: string }

/**
 * Reads freight tables from the lines of a CSV, whose first line names the columns (`docs/freight.md`). If there are
 * problems, returns all of them by line, and no tables.
 */
export function readFreightCsv([header, ...lines]: readonly CsvLine[]): {
  tabelas: FreightTable[]
  problemas: CsvProblem[]
} {
  if (!header) return { tabelas: [], problemas: [{ line: 1, motivo: 'O arquivo está vazio.' }] }
  const names = header.cells.map((name) => name.trim().toLowerCase())
  const headerProblem = problemOfHeader(names)
  if (headerProblem) return { tabelas: [], problemas: [{ line: header.line, motivo: headerProblem }] }
  if (lines.length === 0)
    return { tabelas: [], problemas: [{ line: header.line, motivo: 'O arquivo não tem nenhuma faixa.' }] }

  const read = lines.map(({ line, cells }) => readLine(line, cellsByName(names, cells)))
  const problemas = [...read.flatMap((one) => one.problemas), ...problemsBetween(read)]
  problemas.sort((a, b) => a.line - b.line)

  return { tabelas: problemas.length > 0 ? [] : tablesOf(read), problemas }
}

type Read = { line: number; service: FreightService; row: FreightRow; problemas: CsvProblem[] }

const REQUIRED = ['servico', 'nome', 'cep_de', 'cep_ate', 'peso_de_g', 'peso_ate_g', 'valor', 'prazo_dias']
const OPTIONAL = [
  ...['excedente_kg', 'seguro_pct', 'divisor', 'peso_isento_g'],
  ...['volume_peso_max_g', 'volume_lado_max_mm', 'volume_soma_max_mm', 'volume_valor_max'],
]

/** The columns of a file, in the order of our own exports. */
export const FREIGHT_COLUMNS: readonly { nome: string; obrigatorio: boolean }[] = [
  ...REQUIRED.map((nome) => ({ nome, obrigatorio: true })),
  ...OPTIONAL.map((nome) => ({ nome, obrigatorio: false })),
]

/** Writes the lines of a table for `readFreightCsv`, in the order of `FREIGHT_COLUMNS`. */
export function freightCells({ codigo, nome, faixas, ...service }: FreightTable): string[][] {
  const limit = (value: number | null) => (value === null ? '' : String(value))

  return faixas.map((row) => [
    ...[codigo, nome, cepText(row.cepDe), cepText(row.cepAte), String(row.pesoDe), String(row.pesoAte)],
    ...[hundredths(row.valor), String(row.prazo), hundredths(row.excedenteKg), hundredths(row.seguro)],
    ...[String(service.divisor), String(service.pesoIsento), limit(service.pesoMaximo)],
    ...[limit(service.ladoMaximo), limit(service.somaMaxima)],
    service.valorMaximo === null ? '' : hundredths(service.valorMaximo),
  ])
}

function cepText(number: number): string {
  return formatCep(String(number).padStart(8, '0'))
}

function hundredths(value: number): string {
  return `${Math.trunc(value / 100)},${String(value % 100).padStart(2, '0')}`
}

/** The parser of a cell, and its expected format in words. */
type Kind = { read: (text: string) => number | null; expected: string }

const CEP = { read: cepNumberOf, expected: 'um CEP de oito dígitos' }
const WHOLE = { read: wholeOf, expected: 'um número inteiro' }
const MONEY = { read: amountOf, expected: 'um valor em reais, como 24,90' }
const PERCENT = { read: amountOf, expected: 'uma porcentagem, como 0,5' }

function problemOfHeader(names: readonly string[]): string | null {
  const missing = REQUIRED.filter((name) => !names.includes(name))
  if (missing.length > 0) return `Faltam as colunas ${missing.join(', ')}.`
  const unknown = names.filter((name) => name !== '' && ![...REQUIRED, ...OPTIONAL].includes(name))
  if (unknown.length > 0) return `Não conhecemos as colunas ${unknown.join(', ')}.`
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)

  return twice ? `A coluna ${twice} aparece duas vezes.` : null
}

function cellsByName(names: readonly string[], cells: readonly string[]): Map<string, string> {
  return new Map(names.map((name, at) => [name, cells[at]?.trim() ?? '']))
}

function readLine(line: number, cells: Map<string, string>): Read {
  const problemas: CsvProblem[] = []
  const report = (motivo: string) => problemas.push({ line, motivo })
  const number = (name: string, { read, expected }: Kind, otherwise?: number) => {
    const text = cells.get(name) ?? ''
    if (text === '' && otherwise !== undefined) return otherwise
    const value = read(text)
    if (value === null) report(`${name} deve ser ${expected}${text === '' ? '' : ` (está “${text}”)`}.`)
    return value ?? 0
  }
  const limit = (name: string, kind: Kind) => ((cells.get(name) ?? '') === '' ? null : number(name, kind))

  const service = {
    codigo: cells.get('servico') ?? '',
    nome: cells.get('nome') ?? '',
    divisor: number('divisor', WHOLE, 6000),
    pesoIsento: number('peso_isento_g', WHOLE, 5000),
    pesoMaximo: limit('volume_peso_max_g', WHOLE),
    ladoMaximo: limit('volume_lado_max_mm', WHOLE),
    somaMaxima: limit('volume_soma_max_mm', WHOLE),
    valorMaximo: limit('volume_valor_max', MONEY),
  }
  const row = {
    cepDe: number('cep_de', CEP),
    cepAte: number('cep_ate', CEP),
    pesoDe: number('peso_de_g', WHOLE),
    pesoAte: number('peso_ate_g', WHOLE),
    valor: number('valor', MONEY),
    excedenteKg: number('excedente_kg', MONEY, 0),
    seguro: number('seguro_pct', PERCENT, 0),
    prazo: number('prazo_dias', WHOLE),
  }
  if (problemas.length === 0) for (const motivo of impossibleValues(service, row)) report(motivo)

  return { line, service, row, problemas }
}

/** Returns problems of values that are well-formed but impossible. */
function impossibleValues(service: FreightService, row: FreightRow): string[] {
  const { codigo, nome, divisor, pesoIsento: _, ...limits } = service
  const checks: [boolean, string][] = [
    [
      !SLUG.test(codigo) || codigo.length > 40,
      'servico deve ter até 40 letras minúsculas sem acento, algarismos e hífens.',
    ],
    [codigo === 'retirada', 'servico não pode ser “retirada”: a retirada na loja não tem tabela.'],
    [nome === '' || nome.length > 60, 'nome deve ter de 1 a 60 letras.'],
    [divisor < 1000 || divisor > 10_000, 'divisor deve ficar entre 1000 e 10000.'],
    [Object.values(limits).includes(0), 'Um limite de volume não pode ser 0.'],
    [row.cepDe > row.cepAte, 'cep_de vem depois de cep_ate.'],
    [row.pesoDe >= row.pesoAte, 'peso_ate_g deve ser maior que peso_de_g.'],
    [row.seguro > 10_000, 'seguro_pct não passa de 100.'],
    [row.prazo < 1 || row.prazo > 90, 'prazo_dias deve ficar entre 1 e 90.'],
  ]

  return checks.filter(([wrong]) => wrong).map(([, motivo]) => motivo)
}

/** Returns contradictions between lines of a service, reported at the later line. */
function problemsBetween(read: readonly Read[]): CsvProblem[] {
  const valid = read.filter(({ problemas }) => problemas.length === 0)
  const contradictions = [...groupedBy(valid, ({ service }) => service.codigo).values()].flatMap(
    ([first, ...others]) =>
      others
        .filter(({ service }) => first && JSON.stringify(service) !== JSON.stringify(first.service))
        .map(({ line, service }) => ({
          line,
          motivo: `nome, divisor ou limites de ${service.codigo} não são os da linha ${first?.line}.`,
        })),
  )
  const ranges = groupedBy(valid, ({ service, row }) => `${service.codigo} ${row.cepDe} ${row.cepAte}`)

  return [...contradictions, ...[...ranges.values()].flatMap(overlapsIn)]
}

/** Returns rows for the same CEPs whose weights overlap. */
function overlapsIn(rows: readonly Read[]): CsvProblem[] {
  const problemas: CsvProblem[] = []
  let last: Read | undefined
  for (const one of rows.toSorted((a, b) => a.row.pesoDe - b.row.pesoDe || a.line - b.line)) {
    if (last && one.row.pesoDe < last.row.pesoAte) {
      const [earlier, later] = last.line < one.line ? [last, one] : [one, last]
      problemas.push({
        line: later.line,
        motivo: `Os pesos se sobrepõem aos da linha ${earlier.line}, para os mesmos CEPs.`,
      })
    }
    if (!last || one.row.pesoAte > last.row.pesoAte) last = one
  }
  return problemas
}

function tablesOf(read: readonly Read[]): FreightTable[] {
  return [...groupedBy(read, ({ service }) => service.codigo).values()].flatMap((rows) =>
    rows[0] ? [{ ...rows[0].service, faixas: rows.map(({ row }) => row) }] : [],
  )
}

function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
