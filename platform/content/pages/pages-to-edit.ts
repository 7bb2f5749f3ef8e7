import { asc, eq, sql } from 'drizzle-orm'
import type { PageBlock } from '#contract/content/page-blocks.ts'
import type { PageInList, PanelPage } from '#contract/content/pages.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findPictures } from '../find-pictures.ts'
import { pages } from '../tables.ts'
import { renderBlocks } from './render-blocks.ts'
import { picturesOf } from './write-page.ts'

export type PageRow = typeof pages.$inferSelect

/** All pages: those without a page above them first, each level in its order. */
export async function listPagesToEdit(context: RequestContext): Promise<{ itens: PageInList[] }> {
  permit(context, 'conteudo.ver')
  const rows = await context.db
    .select(IN_LIST)
    .from(pages)
    .orderBy(sql`${pages.mae} nulls first`, asc(pages.posicao), asc(pages.titulo))

  return { itens: rows.map((row) => ({ ...row, ...told(row, context.agora) })) }
}

/** Refuses `CadastroInexistente`. */
export async function getPageToEdit(context: RequestContext, { id }: { id: number }): Promise<PanelPage> {
  permit(context, 'conteudo.ver')
  const [row] = await context.db.select().from(pages).where(eq(pages.id, id))
  if (!row) throw refuse('CadastroInexistente')

  return panelPage(row, context.agora)
}

/** What the shop would show of these blocks. Refuses `CamposInvalidos` for pictures that are not there. */
export async function previewPage(
  context: RequestContext,
  { blocos }: { blocos: PageBlock[] },
): Promise<{ html: string }> {
  permit(context, 'conteudo.ver')

  await findPictures(context.db, picturesOf(blocos))

  return { html: renderBlocks(blocos) }
}

/** A page as the panel shows it, with what it is doing at that moment. */
export function panelPage(row: PageRow, agora: Date): PanelPage {
  const { id, versao, slug, mae, titulo, resumo, seo, indexar, rascunho, blocos, html } = row

  return { id, versao, slug, mae, titulo, resumo, seo, indexar, rascunho, blocos, html, ...told(row, agora) }
}

/** All but the text, which is long. */
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

function told(
  { rascunho, publicarEm, atualizadoEm }: Pick<PageRow, 'rascunho' | 'publicarEm' | 'atualizadoEm'>,
  agora: Date,
) {
  return {
    situacao: situationOf(rascunho, publicarEm, agora),
    publicarEm: publicarEm?.toISOString() ?? null,
    atualizadoEm: atualizadoEm.toISOString(),
  }
}

function situationOf(rascunho: boolean, publicarEm: Date | null, agora: Date): PanelPage['situacao'] {
  if (rascunho) return 'rascunho'

  return publicarEm !== null && publicarEm > agora ? 'agendada' : 'noAr'
}
