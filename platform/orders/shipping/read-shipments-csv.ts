import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod'
import { plainText } from '#domain/format/plain-text.ts'
import { csvSeparator } from '#domain/import/csv/csv-separator.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'

/** A line as it is in the file, and its number there. */
export type CsvShipment = {
  linha: number
  pedido: string
  codigo: string
  transportadora: string
  url: string
  /** The number of the parcel, or empty. */
  encomenda: string
}

/** Enough for a day's parcels, not for a year's. */
const MAX_LINES = 1_000

/** The column names that carriers and people use. */
const NAMES: Readonly<Record<keyof Omit<CsvShipment, 'linha'>, readonly string[]>> = {
  pedido: ['pedido', 'numero', 'numero do pedido', 'n pedido', 'order'],
  codigo: ['codigo', 'rastreio', 'codigo de rastreio', 'codigo do objeto', 'objeto', 'tracking'],
  transportadora: ['transportadora', 'servico', 'carrier'],
  url: ['url', 'link'],
  encomenda: ['encomenda', 'volume'],
}

/**
 * Reads a CSV of tracking codes. The first line names the columns (`pedido` and `codigo`; `transportadora`, `url`
 * and `encomenda` are optional), separated by commas, semicolons or tabs. Refuses `CadastroInvalido` for anything else.
 */
export function readShipmentsCsv(csv: string): CsvShipment[] {
  const [header, ...rows] = parsed(csv)
  const names = header?.record.map(plainText) ?? []
  const places = {
    pedido: placeOf(names, 'pedido'),
    codigo: placeOf(names, 'codigo'),
    transportadora: placeOf(names, 'transportadora'),
    url: placeOf(names, 'url'),
    encomenda: placeOf(names, 'encomenda'),
  }
  if (places.pedido < 0 || places.codigo < 0)
    throw invalid(
      'A primeira linha precisa dar nome às colunas: pedido e codigo (e, se quiser, transportadora, url e encomenda).',
    )
  if (rows.length === 0) throw invalid('O arquivo não tem nenhum envio.')
  if (rows.length > MAX_LINES) throw invalid(`São linhas demais: mande até ${MAX_LINES} por vez.`)

  return rows.map(({ record, info }) => ({
    linha: info.lines,
    pedido: record[places.pedido] ?? '',
    codigo: (record[places.codigo] ?? '').toUpperCase(),
    transportadora: record[places.transportadora] ?? '',
    url: record[places.url] ?? '',
    encomenda: record[places.encomenda] ?? '',
  }))
}

/** The parser's result when it is asked for lines. */
const Parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }))

function parsed(csv: string): z.infer<typeof Parsed> {
  try {
    const options = { bom: true, info: true, trim: true, relaxColumnCount: true, skipEmptyLines: true }
    return Parsed.parse(parse(csv, { ...options, delimiter: csvSeparator(csv), to: MAX_LINES + 2 }))
  } catch (error) {
    if (error instanceof CsvError)
      throw invalid('Não conseguimos ler o arquivo. Confira as aspas, ou salve de novo como CSV.')
    throw error
  }
}

function placeOf(names: readonly string[], column: keyof typeof NAMES): number {
  return names.findIndex((name) =>
    NAMES[column].includes(
      name
        .replace(/[º°._-]/g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    ),
  )
}

function invalid(motivo: string) {
  return refuse('CadastroInvalido', { motivo }, motivo)
}
