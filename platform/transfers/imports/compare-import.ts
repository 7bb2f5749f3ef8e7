import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { OWN_NAME } from '#contract/panel/transfers.ts'
import { TOO_MANY_CELLS } from '#domain/import/csv/csv-line.ts'
import { labelOf } from '#domain/import/shopify/columns.ts'
import type { Database } from '#platform/database/connect.ts'
import type { FileLine } from '../files/file-line.ts'
import type { Compared, Line, Problem, Unit } from '../kinds/kind.ts'
import { importacoes, importacoesItens, importacoesLinhas } from '../tables.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import { lockImport } from './import-summary.ts'

/** The batch size of `file-worker.ts`; the first part has one line less, the header. */
const LINES_PER_PART = 200

/** Lines that are compared in one step, unless one unit has more. */
const STEP = 400

type Row = typeof importacoes.$inferSelect

/** Compares the next lines of a file with the shop. Returns whether there is more to compare. */
export function compareNext(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (row.situacao !== 'comparando') return false
    const units = await nextUnits(tx, row)
    if (units.length > 0) await convertUnits(tx, row, units)
    const proxima = row.proxima + units.reduce((sum, { linhas }) => sum + linhas.length, 0)
    const more = proxima < row.linhas
    if (!more) await rejectRepeated(tx, row)
    await tx
      .update(importacoes)
      .set({ proxima, andouEm: sql`now()`, ...(more ? {} : { situacao: 'comparada' }) })
      .where(eq(importacoes.id, id))

    return more
  })
}

/**
 * Complete units from the next line on: the last unit of a step is left for the next one, since its lines may continue.
 */
async function nextUnits(tx: Database, row: Row): Promise<Unit[]> {
  const { groupOf } = IMPORT_KINDS[row.tipo]
  const lines: Line[] = []
  for (let target = STEP; ; target += STEP) {
    lines.push(...(await linesOf(tx, row, lines.length, target)))
    const units = unitsOf(lines)
    const ended = row.proxima + lines.length >= row.linhas
    if (ended) return units
    if (units.length > 1) return units.slice(0, -1)
    if (lines.length < target) return units
  }

  function unitsOf(all: Line[]): Unit[] {
    const colunas = row.colunas.filter((campo) => campo !== '' && campo !== OWN_NAME)
    const units: (Unit & { key: string | null })[] = []
    for (const line of all) {
      const last = units.at(-1)
      const key = groupOf(line, last?.key ?? null)
      if (last && key !== null && key === last.key) last.linhas.push(line)
      else units.push({ key, linhas: [line], colunas })
    }
    return units
  }
}

async function linesOf(tx: Database, row: Row, had: number, target: number): Promise<Line[]> {
  const [from, to] = [row.proxima + had, row.proxima + target]
  const parts = await tx
    .select()
    .from(importacoesLinhas)
    .where(
      and(
        eq(importacoesLinhas.idImportacao, row.id),
        // The first part has one line less, since the header was in it.
        gte(importacoesLinhas.parte, Math.floor((from + 1) / LINES_PER_PART)),
        lte(importacoesLinhas.parte, Math.floor(to / LINES_PER_PART)),
      ),
    )
    .orderBy(asc(importacoesLinhas.parte))
  const first = parts[0] ? Math.max(0, parts[0].parte * LINES_PER_PART - 1) : 0

  return parts
    .flatMap(({ linhas }) => linhas)
    .slice(from - first, to - first)
    .map((line) => lineOf(row, line))
}

function lineOf({ cabecalho, colunas }: Row, { linha, celulas }: FileLine): Line {
  const campos: Record<string, string> = {}
  const outros: Line['outros'] = []
  const beyond = celulas.slice(cabecalho.length).some((cell) => cell.trim() !== '')
  for (const [i, campo] of colunas.entries()) {
    const valor = celulas[i]?.trim() ?? ''
    if (campo === OWN_NAME) outros.push({ label: labelOf(cabecalho[i] ?? '').slice(0, 40), valor })
    else if (campo !== '') campos[campo] = valor
  }

  return { linha, campos, outros, ...(beyond ? { sobra: true } : {}) }
}

async function convertUnits(tx: Database, { id, tipo }: Row, units: Unit[]): Promise<void> {
  const compared = await IMPORT_KINDS[tipo].compare(tx, units)
  const [{ begin } = { begin: 0 }] = await tx
    .select({ begin: sql<number>`coalesce(max(${importacoesItens.posicao}) + 1, 0)` })
    .from(importacoesItens)
    .where(eq(importacoesItens.idImportacao, id))
  await tx.insert(importacoesItens).values(
    units.map(({ linhas }, i) => ({
      idImportacao: id,
      posicao: begin + i,
      linha: linhas[0]?.linha ?? 1,
      linhas,
      ...itemValues(compared[i], overflowsOf(linhas)),
    })),
  )
}

function overflowsOf(linhas: readonly Line[]): Problem[] {
  return linhas.filter(({ sobra }) => sobra).map(({ linha }) => ({ linha, motivo: TOO_MANY_CELLS }))
}

function itemValues(compared: Compared | undefined, overflows: Problem[]) {
  if (!compared) throw new Error('A unit was not compared.')
  const { chave } = compared
  const problemas = [...overflows, ...('problemas' in compared ? compared.problemas : [])]
  if ('problemas' in compared || problemas.length > 0)
    return {
      chave,
      comparacao: 'ruim' as const,
      situacao: 'ruim' as const,
      diferencas: [],
      problemas,
      avisos: [],
    }
  const { comparacao, diferencas, avisos = [] } = compared
  const situacao = comparacao === 'igual' ? ('igual' as const) : ('pendente' as const)

  return { chave, comparacao, situacao, diferencas, problemas, avisos }
}

/**
 * Rejects items whose key already appeared in the file. Duplicates are materialized before the join: PostgreSQL has no
 * statistics on rows this new and would search again for each.
 */
async function rejectRepeated(tx: Database, { id }: Row): Promise<void> {
  await tx.execute(sql`
    with repeated as materialized (
      select posicao, first_line from (
        select posicao, first_value(linha) over by_key as first_line, row_number() over by_key as occurrence
        from importacoes_itens where id_importacao = ${id} and comparacao <> 'ruim'
        window by_key as (partition by chave order by posicao)
      ) occurrences where occurrence > 1
    )
    update importacoes_itens i
    set comparacao = 'ruim', situacao = 'ruim', diferencas = '[]',
      problemas = jsonb_build_array(
        jsonb_build_object('linha', i.linha, 'motivo', format('%s já está na linha %s.', i.chave, o.first_line))
      )
    from repeated o where i.id_importacao = ${id} and i.posicao = o.posicao`)
}
