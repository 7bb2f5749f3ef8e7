import { isDeepStrictEqual } from 'node:util'
import { FREIGHT_COLUMNS, freightCells, readFreightCsv } from '#domain/shipping/freight-csv.ts'
import type { Database } from '#platform/database/connect.ts'
import { listFreightTables } from '#platform/shipping/freight-tables/list-freight-tables.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import type { Compared, ExportAdapter, ImportAdapter, Unit } from './kind.ts'

const FIELDS = FREIGHT_COLUMNS.map(({ nome, obrigatorio }) => ({
  campo: nome,
  nome,
  ...(obrigatorio ? { obrigatorio: true as const } : {}),
}))

/** All freight tables of the shop at once: a file replaces them completely or not at all. */
export const freightImport: ImportAdapter = {
  tipo: 'fretes',
  permissao: 'configuracao.editar',
  campos: FIELDS,
  groupOf: () => '',
  compare: async (db, [unit]) => (unit ? [await compare(db, unit)] : []),
  apply: async ({ db }, unit) => {
    const { tabelas } = read(unit)
    const antes = await listFreightTables(db)
    await saveFreightTables({ db }, tabelas)
    const depois = await listFreightTables(db)
    return { changed: !isDeepStrictEqual(antes, depois), antes, depois }
  },
  undo: async ({ db }, { antes, depois }) => {
    if (!isDeepStrictEqual(await listFreightTables(db), depois)) return false
    // The JSON that this file wrote; `saveFreightTables` validates it again.
    await saveFreightTables({ db }, antes as Awaited<ReturnType<typeof listFreightTables>>)
    return true
  },
}

const CHAVE = 'Tabelas de frete'

async function compare(db: Database, unit: Unit): Promise<Compared> {
  const { tabelas, problemas } = read(unit)
  if (problemas.length > 0)
    return { chave: CHAVE, problemas: problemas.map(({ line, motivo }) => ({ linha: line, motivo })) }
  const before = new Map((await listFreightTables(db)).map((table) => [table.codigo, table]))
  const after = new Map(tabelas.map((table) => [table.codigo, table]))
  const diferencas = [...new Set([...before.keys(), ...after.keys()])].flatMap((codigo) => {
    const [old, fresh] = [before.get(codigo), after.get(codigo)]
    const same = isDeepStrictEqual(old && sorted(old), fresh && sorted(fresh))
    return same ? [] : [{ campo: codigo, antes: tableSummary(old), depois: tableSummary(fresh) }]
  })

  return { chave: CHAVE, comparacao: diferencas.length > 0 ? 'alterada' : 'igual', diferencas }
}

type Table = Awaited<ReturnType<typeof listFreightTables>>[number]

function sorted({ faixas, ...service }: Table) {
  return { ...service, faixas: faixas.map((row) => JSON.stringify(Object.entries(row).sort())).sort() }
}

function tableSummary(table: Table | undefined): string {
  if (!table) return ''

  return `${table.nome}, ${table.faixas.length} ${table.faixas.length === 1 ? 'faixa' : 'faixas'}`
}

/** Restores the file's columns, since the parser of freight tables reads whole files. */
function read({ linhas, colunas }: Unit) {
  const lines = linhas.map(({ linha, campos }) => ({
    line: linha,
    cells: colunas.map((name) => campos[name] ?? ''),
  }))

  return readFreightCsv([{ line: 1, cells: colunas }, ...lines])
}

export const freightExport: ExportAdapter = {
  header: async () => FREIGHT_COLUMNS.map(({ nome }) => nome),
  // One service per page: there are few.
  page: async ({ db }, { depois }) => {
    const tables = (await listFreightTables(db)).toSorted((a, b) => a.codigo.localeCompare(b.codigo))
    const next = tables.find(({ codigo }) => depois === null || codigo.localeCompare(depois) > 0)
    return next ? { linhas: freightCells(next), depois: next.codigo } : { linhas: [], depois: null }
  },
}
