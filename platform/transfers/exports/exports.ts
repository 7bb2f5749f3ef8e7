import { and, count, desc, eq, notInArray } from 'drizzle-orm'
import type { ExportSummary } from '#contract/panel/transfers.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit, type Staff } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { StreamedFile } from '#platform/infrastructure/context/streamed-file.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { ADVANCE_EXPORT } from '../queues.ts'
import { areStored, piecesOf, readPieces } from '../stored/read-pieces.ts'
import { exportacoes } from '../tables.ts'
import { EXPORT_KINDS, PERSONAL } from './export-kinds.ts'

type Row = typeof exportacoes.$inferSelect
type ExportCatalogueInput = Pick<Row, 'tipo' | 'formato'>

/** Starts an export of catalogue data, which a job writes. */
export function exportCatalogue(
  context: RequestContext,
  input: ExportCatalogueInput,
): Promise<ExportSummary> {
  return start(context, permit(context, 'catalogo.ver'), input)
}

/** Starts an export of personal data; audited. */
export function exportPersonal(context: RequestContext, input: ExportCatalogueInput): Promise<ExportSummary> {
  return start(context, permit(context, 'dados.exportar'), input)
}

async function start(
  context: RequestContext,
  { id, nome }: Staff,
  { tipo, formato }: ExportCatalogueInput,
): Promise<ExportSummary> {
  const { db, now } = context
  const cabecalho = await EXPORT_KINDS[tipo].header(db)

  return db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(exportacoes)
      .values({ tipo, formato, cabecalho, idFuncionario: id, quem: nome, criadaEm: now, andouEm: now })
      .returning()
    if (!inserted) throw new Error('The export was not saved.')
    await enqueue(tx, ADVANCE_EXPORT, { id: inserted.id })
    await recordChange(tx, context, {
      acao: 'exportacao.pedida',
      alvo: { tipo: 'exportacao', id: inserted.id, nome: fileName(inserted) },
      depois: { tipo, formato },
    })
    return summaryOf(inserted)
  })
}

/** Exports, newest first; those with personal data only for staff who may export it. */
export async function listExports(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: ExportSummary[]; total: number }> {
  const { permissoes } = permit(context, 'catalogo.ver')
  const hidden = permissoes.includes('dados.exportar') ? [] : [...PERSONAL]
  const where = hidden.length > 0 ? notInArray(exportacoes.tipo, hidden) : undefined
  const [rows, [counted]] = await Promise.all([
    context.db
      .select()
      .from(exportacoes)
      .where(where)
      .orderBy(desc(exportacoes.criadaEm), desc(exportacoes.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.select({ total: count() }).from(exportacoes).where(where),
  ])

  return { itens: rows.map(summaryOf), total: counted?.total ?? 0 }
}

/**
 * The file of a finished export, which is read while it is sent. Refuses `CadastroInexistente`; a download of personal
 * data is audited.
 */
export async function exportFile(context: RequestContext, { id }: { id: string }): Promise<File> {
  permit(context, 'catalogo.ver')
  const { db, transferFiles } = context
  const ready = and(eq(exportacoes.id, id), eq(exportacoes.situacao, 'pronta'))
  const [row] = await db.select().from(exportacoes).where(ready)
  if (!row) throw refuse('CadastroInexistente')
  if (PERSONAL.has(row.tipo)) permit(context, 'dados.exportar')
  const pieces = await piecesOf(db, id)
  if (!(await areStored(transferFiles, pieces))) throw refuse('CadastroInexistente', undefined, LOST)
  if (PERSONAL.has(row.tipo))
    await recordChange(db, context, {
      acao: 'exportacao.baixada',
      alvo: { tipo: 'exportacao', id, nome: fileName(row) },
      depois: { tipo: row.tipo, linhas: row.linhas },
    })

  return new StreamedFile({
    name: fileName(row),
    type: TYPES[row.formato],
    size: pieces.reduce((sum, { bytes }) => sum + bytes, 0),
    read: () => readPieces(transferFiles, pieces),
  })
}

/** A backup contains no files of exports. */
const LOST = 'O arquivo desta exportação não está mais guardado. Exporte de novo.'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

function fileName({ tipo, formato, criadaEm }: Row): string {
  return `${tipo}-${criadaEm.toISOString().slice(0, 10)}.${formato}`
}

function summaryOf({ id, tipo, formato, situacao, linhas, quem, criadaEm }: Row): ExportSummary {
  return { id, tipo, formato, situacao, linhas, quem, criadaEm: criadaEm.toISOString() }
}
