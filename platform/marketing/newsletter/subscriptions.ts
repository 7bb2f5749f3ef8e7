import { and, asc, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Subscription } from '#contract/marketing/admin-marketing.ts'
import { CSV_START, csvLine } from '#domain/import/csv/csv-line.ts'
import { holdsWords } from '#platform/database/has-words.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { StreamedFile } from '#platform/infrastructure/context/streamed-file.ts'
import { newsletterInscricoes as inscricoes } from '../newsletter-tables.ts'

type Filter = { busca: string; situacao?: Subscription['situacao'] | undefined }

/** Newsletter subscriptions, newest first. */
export async function listSubscriptions(
  context: RequestContext,
  { pagina, porPagina, ...filter }: Filter & { pagina: number; porPagina: number },
): Promise<{ itens: Subscription[]; total: number }> {
  permit(context, 'clientes.ver')
  const where = conditions(filter)
  const [rows, [counted]] = await Promise.all([
    context.db
      .select()
      .from(inscricoes)
      .where(where)
      .orderBy(desc(inscricoes.pedidaEm), desc(inscricoes.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.select({ total: count() }).from(inscricoes).where(where),
  ])

  return { itens: rows.map(toSubscription), total: counted?.total ?? 0 }
}

/** Rows that are read at a time. */
const BATCH = 5_000

const HEAD = [
  ...['email', 'nome', 'segmento', 'situacao', 'pedidaEm', 'origem', 'texto', 'confirmadaEm'],
  'canceladaEm',
] as const satisfies readonly (keyof Subscription)[]

/** The same as a CSV, with the record of each consent (LGPD, art. 8º, § 2º). The download is audited. */
export async function exportSubscriptions(context: RequestContext, filter: Filter): Promise<File> {
  permit(context, 'dados.exportar')
  const [counted] = await context.db.select({ total: count() }).from(inscricoes).where(conditions(filter))
  const alvo = { tipo: 'newsletter', id: 'inscricoes', nome: 'Newsletter' }
  await recordChange(context.db, context, {
    acao: 'newsletter.exportada',
    alvo,
    depois: { linhas: counted?.total ?? 0, ...filter },
  })
  const day = context.now.toISOString().slice(0, 10)

  return new StreamedFile({
    name: `newsletter-${day}.csv`,
    type: 'text/csv; charset=utf-8',
    size: null,
    read: () => linesOf(context, filter),
  })
}

/** A batch at a time, each when the one before was sent. */
async function* linesOf(context: RequestContext, filter: Filter) {
  yield Buffer.from(CSV_START + csvLine(HEAD))
  for await (const rows of batches(context, filter))
    yield Buffer.from(
      rows.map((row) => csvLine(HEAD.map((field) => String(toSubscription(row)[field] ?? '')))).join(''),
    )
}

async function* batches({ db }: RequestContext, filter: Filter) {
  for (let after = 0, rows = []; ; after = rows.at(-1)?.id ?? after) {
    rows = await db
      .select()
      .from(inscricoes)
      .where(and(gt(inscricoes.id, after), conditions(filter)))
      .orderBy(asc(inscricoes.id))
      .limit(BATCH)
    yield rows
    if (rows.length < BATCH) return
  }
}

function conditions({ busca, situacao }: Filter): SQL | undefined {
  return and(
    holdsWords(sql`newsletter_inscricoes.texto_busca`, busca),
    situacao === undefined ? undefined : eq(inscricoes.situacao, situacao),
  )
}

function toSubscription(row: typeof inscricoes.$inferSelect): Subscription {
  const { id, email, nome, segmento, situacao, origem, texto } = row

  return {
    id,
    email,
    nome,
    segmento,
    situacao,
    origem,
    texto,
    pedidaEm: row.pedidaEm.toISOString(),
    confirmadaEm: row.confirmadaEm?.toISOString() ?? null,
    canceladaEm: row.canceladaEm?.toISOString() ?? null,
  }
}
