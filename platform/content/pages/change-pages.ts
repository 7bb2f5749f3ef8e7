import { eq, inArray, sql } from 'drizzle-orm'
import type { PageForm, PanelPage } from '#contract/content/pages.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pages } from '../tables.ts'
import { type PageRow, panelPage } from './pages-to-edit.ts'
import { hasChildren, tagsOf, writePage } from './write-page.ts'

/** Refuses `EnderecoOcupado` and `CamposInvalidos`. */
export function createPage(context: RequestContext, form: PageForm): Promise<PanelPage> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    const page = panelPage(await writePage(tx, undefined, form, context.now), context.now)
    await recordChange(tx, context, { acao: 'pagina.criada', alvo: target(page), depois: written(page) })

    return page
  })
}

/** Refuses `VersaoAntiga`, `CadastroInexistente`, `EnderecoOcupado` and `CamposInvalidos`. */
export function changePage(
  context: RequestContext,
  { id, versao, ...form }: PageForm & { id: number; versao: number },
): Promise<PanelPage> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockPage(tx, id)
    const antes = panelPage(before, context.now)
    if (before.versao !== versao) throw refuse('VersaoAntiga', { versao: before.versao, atual: antes })
    const after = await writePage(tx, before, form, context.now)
    const depois = panelPage(after, context.now)
    if (after !== before)
      await recordChange(tx, context, {
        acao: 'pagina.alterada',
        alvo: target(depois),
        antes: written(antes),
        depois: written(depois),
      })

    return depois
  })
}

/** Refuses `CadastroInexistente`, and `CadastroInvalido` while there are pages below it. */
export function removePage(context: RequestContext, { id }: { id: number }): Promise<Record<string, never>> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockPage(tx, id)
    if (await hasChildren(tx, before.slug))
      throw refuse(
        'CadastroInvalido',
        { motivo: 'filhas' },
        'Há páginas abaixo desta. Mude-as de lugar ou exclua-as primeiro.',
      )
    const antes = panelPage(before, context.now)
    await tx.delete(pages).where(eq(pages.id, id))
    await invalidateTags(tx, tagsOf([before]))
    await recordChange(tx, context, { acao: 'pagina.excluida', alvo: target(antes), antes: written(antes) })

    return {}
  })
}

/** Refuses `CadastroInexistente`. */
export function orderPages(
  context: RequestContext,
  { ids }: { ids: number[] },
): Promise<Record<string, never>> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    const rows = await tx.select().from(pages).where(inArray(pages.id, ids)).orderBy(pages.id).for('update')
    if (rows.length !== new Set(ids).size) throw refuse('CadastroInexistente')
    const order = sql.join(ids, sql`, `)
    await tx
      .update(pages)
      .set({ posicao: sql`array_position(array[${order}]::integer[], ${pages.id}) - 1` })
      .where(inArray(pages.id, ids))
    await invalidateTags(tx, tagsOf(rows))
    await recordChange(tx, context, {
      acao: 'paginas.ordenadas',
      alvo: { tipo: 'pagina', id: String(ids[0]), nome: 'Ordem das páginas' },
      antes: { ordem: rows.toSorted((a, b) => a.posicao - b.posicao).map(({ titulo }) => titulo) },
      depois: { ordem: ids.map((id) => rows.find((row) => row.id === id)?.titulo) },
    })

    return {}
  })
}

async function lockPage(tx: Database, id: number): Promise<PageRow> {
  const [row] = await tx.select().from(pages).where(eq(pages.id, id)).for('update')
  if (!row) throw refuse('CadastroInexistente')

  return row
}

/** What people enter about a page; everything else is derived from it and from time. */
function written({
  html: _html,
  situacao: _situacao,
  atualizadoEm: _em,
  versao: _versao,
  ...words
}: PanelPage) {
  return words
}

function target({ id, titulo }: { id: number; titulo: string }) {
  return { tipo: 'pagina', id: String(id), nome: titulo }
}
