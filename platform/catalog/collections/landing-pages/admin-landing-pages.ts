import { asc, desc, eq, sql } from 'drizzle-orm'
import type { LandingPageForm, PanelLandingPage } from '#contract/content/landing-pages.ts'
import { plainText } from '#domain/format/plain-text.ts'
import { countFilters } from '#domain/listing/listing-url.ts'
import { parseSelection } from '#domain/listing/selection.ts'
import { claimAddress, moveAddress } from '#platform/catalog/addresses/claim-address.ts'
import { productRefs } from '#platform/catalog/product/product-refs.ts'
import { containing } from '#platform/catalog/stock/stock-level-rows.ts'
import { categorias, enderecos, landingPageItens, landingPages } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { refuseStale } from '../refuse-stale.ts'
import { saveLandingPage } from './save-landing-page.ts'

type ListLandingPageLinesInput = { pagina: number; porPagina: number; busca: string }

/** Landing pages, newest first. */
export async function listLandingPageLines(
  context: RequestContext,
  { pagina, porPagina, busca }: ListLandingPageLinesInput,
) {
  permit(context, 'catalogo.ver')
  const where =
    busca === ''
      ? undefined
      : sql`without_accents(${landingPages.titulo}) like ${containing(plainText(busca))}`
  const [itens, total] = await Promise.all([
    context.db
      .select({
        id: landingPages.id,
        slug: landingPages.slug,
        titulo: landingPages.titulo,
        categoria: categorias.caminho,
        produtos: sql<number>`(
          select count(*)::integer from landing_page_itens i where i.id_landing_page = ${landingPages.id}
        )`,
      })
      .from(landingPages)
      .leftJoin(categorias, eq(categorias.id, landingPages.idCategoria))
      .where(where)
      .orderBy(desc(landingPages.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.$count(landingPages, where),
  ])

  return { itens, total }
}

/** A landing page for the form. Refuses `CadastroInexistente`. */
export function getLandingPageForm(
  context: RequestContext,
  { id }: { id: number },
): Promise<PanelLandingPage> {
  permit(context, 'catalogo.ver')

  return landingPageForm(context.db, id)
}

/** Creates a landing page. Refuses `EnderecoOcupado` if its address is taken. */
export function createLandingPage(context: RequestContext, form: LandingPageForm): Promise<PanelLandingPage> {
  permit(context, 'catalogo.editar')
  refuseUnbounded(form)

  return context.db.transaction(async (tx) => {
    await claimSlug(tx, form.slug)
    const { id } = await saveLandingPage({ db: tx }, form)
    const saved = await landingPageForm(tx, id)
    const target = targetOf(saved)
    await recordChange(tx, context, { acao: 'selecao.criada', alvo: target, depois: notedOf(saved) })

    return saved
  })
}

/** Saves a landing page that was read at `versao`; its old address redirects to the new one. */
export function saveLandingPageForm(
  context: RequestContext,
  { id, versao, ...form }: LandingPageForm & { id: number; versao: number },
): Promise<PanelLandingPage> {
  permit(context, 'catalogo.editar')
  refuseUnbounded(form)

  return context.db.transaction(async (tx) => {
    const before = await lockLandingPage(tx, id)
    refuseStale(versao, before)
    if (form.slug !== before.slug) await renameLandingPage(tx, before, form.slug)
    await saveLandingPage({ db: tx }, form)
    const saved = await landingPageForm(tx, id)
    if (saved.versao !== before.versao)
      await recordChange(tx, context, {
        acao: 'selecao.alterada',
        alvo: targetOf(saved),
        antes: notedOf(before),
        depois: notedOf(saved),
      })

    return saved
  })
}

/** Deletes a landing page and frees its address. */
export async function removeLandingPage(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<never, never>> {
  permit(context, 'catalogo.editar')
  await context.db.transaction(async (tx) => {
    const before = await lockLandingPage(tx, id)
    await tx.delete(landingPages).where(eq(landingPages.id, id))
    await tx.delete(enderecos).where(eq(enderecos.slug, before.slug))
    await invalidateTags(tx, [tags.landingPage(id), tags.address(`/${before.slug}`)])
    const target = targetOf(before)
    await recordChange(tx, context, { acao: 'selecao.excluida', alvo: target, antes: notedOf(before) })
  })

  return {}
}

/** A page with neither rule, category nor products would list the whole shop by mistake. */
function refuseUnbounded({ selecao, categoria, produtos }: LandingPageForm) {
  const filters = countFilters(parseSelection(selecao).filtros)
  if (filters > 0 || categoria !== null || produtos.length > 0) return
  const motivo = 'Diga quais produtos a página mostra: por uma regra, por uma categoria ou um a um.'
  throw refuse('CadastroInvalido', { motivo }, motivo)
}

async function lockLandingPage(tx: Database, id: number): Promise<PanelLandingPage> {
  await tx.select({ id: landingPages.id }).from(landingPages).where(eq(landingPages.id, id)).for('update')

  return landingPageForm(tx, id)
}

/** Claims the slug: of simultaneous claims the first wins, the others are refused. */
async function claimSlug(tx: Database, slug: string) {
  await claimAddress(tx, slug, 'landing-page')
  if ((await tx.$count(landingPages, eq(landingPages.slug, slug))) > 0)
    throw refuse('EnderecoOcupado', { slug })
}

async function renameLandingPage(tx: Database, { id, slug }: PanelLandingPage, to: string) {
  await claimSlug(tx, to)
  await tx
    .update(landingPages)
    .set({ slug: to, versao: sql`${landingPages.versao} + 1` })
    .where(eq(landingPages.id, id))
  await moveAddress(tx, slug, to)
  await invalidateTags(tx, [tags.landingPage(id)])
}

async function landingPageForm(db: Database, id: number): Promise<PanelLandingPage> {
  const [found] = await db
    .select({ page: landingPages, categoria: categorias.caminho })
    .from(landingPages)
    .leftJoin(categorias, eq(categorias.id, landingPages.idCategoria))
    .where(eq(landingPages.id, id))
  if (!found) throw refuse('CadastroInexistente')
  const { slug, titulo, descricao, selecao, seoTitle, seoDescription, versao } = found.page

  return {
    id,
    slug,
    titulo,
    descricao,
    selecao,
    categoria: found.categoria,
    versao,
    produtos: await chosenProducts(db, id),
    seo:
      seoTitle === null && seoDescription === null
        ? null
        : { title: seoTitle ?? '', description: seoDescription ?? '' },
  }
}

async function chosenProducts(db: Database, id: number): Promise<PanelLandingPage['produtos']> {
  const rows = await db
    .select({ id: landingPageItens.idProduto })
    .from(landingPageItens)
    .where(eq(landingPageItens.idLandingPage, id))
    .orderBy(asc(landingPageItens.posicao))
  const refs = await productRefs(
    db,
    rows.map((row) => row.id),
  )

  return rows.flatMap((row) => refs.get(row.id) ?? [])
}

function targetOf({ id, titulo }: PanelLandingPage) {
  return { tipo: 'selecao', id: String(id), nome: titulo }
}

function notedOf({ slug, titulo, descricao, selecao, categoria, produtos, seo }: PanelLandingPage) {
  return {
    slug,
    titulo,
    descricao,
    selecao,
    categoria,
    seo,
    produtos: produtos.map((produto) => produto.slug),
  }
}
