import { asc, eq, sql } from 'drizzle-orm'
import type { PageBlock } from '#contract/content/page-blocks.ts'
import type { PageInList, PanelPage } from '#contract/content/pages.ts'
import { fillHtml } from '#domain/format/marks/fill-html.ts'
import { findGaps, type Gap } from '#domain/format/marks/marks.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findPictures } from '../find-pictures.ts'
import { currentValues, markLinks } from '../marks/mark-values.ts'
import { pages } from '../tables.ts'
import { pagesToComplete } from './pages-to-complete.ts'
import { renderBlocks } from './render-blocks.ts'
import { picturesOf } from './stored-blocks.ts'

export type PageRow = typeof pages.$inferSelect

/** Lists all pages, with what they lack: top-level pages first, each level in its order. */
export async function listPagesToEdit(context: RequestContext): Promise<{ itens: PageInList[] }> {
  permit(context, 'conteudo.ver')
  const rows = await context.db
    .select(IN_LIST)
    .from(pages)
    .orderBy(sql`${pages.mae} nulls first`, asc(pages.posicao), asc(pages.titulo))

  const lacking = new Map((await pagesToComplete(context)).map(({ id, faltas }) => [id, faltas]))

  return {
    itens: rows.map((row) => ({
      ...row,
      ...statusOf(row, context.now),
      faltas: lacking.get(row.id) ?? [],
    })),
  }
}

/** Refuses `CadastroInexistente`. */
export async function getPageToEdit(context: RequestContext, { id }: { id: number }): Promise<PanelPage> {
  permit(context, 'conteudo.ver')
  const [row] = await context.db.select().from(pages).where(eq(pages.id, id))
  if (!row) throw refuse('CadastroInexistente')

  return panelPage(row, context.now)
}

/**
 * Renders a preview of these blocks as the shop would show them, and lists what they lack. Refuses `CamposInvalidos`
 * for missing pictures.
 */
export async function previewPage(
  context: RequestContext,
  { blocos }: { blocos: PageBlock[] },
): Promise<{ html: string; faltas: Gap[] }> {
  permit(context, 'conteudo.ver')

  await findPictures(context.db, picturesOf(blocos))

  const html = renderBlocks(blocos)
  const values = currentValues(context)

  return { html: fillHtml(html, values, markLinks(context)), faltas: findGaps(html, values) }
}

/** A page as the panel shows it, with its current status. */
export function panelPage(row: PageRow, now: Date): PanelPage {
  const { id, versao, slug, mae, titulo, resumo, seo, indexar, rascunho, blocos, html } = row

  return {
    id,
    versao,
    slug,
    mae,
    titulo,
    resumo,
    seo,
    indexar,
    rascunho,
    blocos,
    html,
    ...statusOf(row, now),
  }
}

/** Everything except the text, which is long. */
const IN_LIST = {
  id: pages.id,
  versao: pages.versao,
  slug: pages.slug,
  mae: pages.mae,
  titulo: pages.titulo,
  resumo: pages.resumo,
  indexar: pages.indexar,
  rascunho: pages.rascunho,
  publicarEm: pages.publicarEm,
  atualizadoEm: pages.atualizadoEm,
}

function statusOf(
  { rascunho, publicarEm, atualizadoEm }: Pick<PageRow, 'rascunho' | 'publicarEm' | 'atualizadoEm'>,
  now: Date,
) {
  return {
    situacao: situationOf(rascunho, publicarEm, now),
    publicarEm: publicarEm?.toISOString() ?? null,
    atualizadoEm: atualizadoEm.toISOString(),
  }
}

function situationOf(rascunho: boolean, publicarEm: Date | null, now: Date): PanelPage['situacao'] {
  if (rascunho) return 'rascunho'

  return publicarEm !== null && publicarEm > now ? 'agendada' : 'noAr'
}
