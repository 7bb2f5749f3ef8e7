import { asc, eq } from 'drizzle-orm'
import type { GuideInList, PanelGuide, RuleMatch } from '#contract/content/guides/admin-guides.ts'
import type { GuideBlock, ProductRule } from '#contract/content/guides/guide-blocks.ts'
import type { GuidePart } from '#contract/content/guides/guides.ts'
import { escapeHtml } from '#domain/format/marks/escape-html.ts'
import { countOfRules, productsOfRules } from '#platform/catalog/listing/products-of-rules.ts'
import { shownSlugs } from '#platform/catalog/listing/shown-products.ts'
import { findPictures } from '#platform/content/find-pictures.ts'
import { picturesOf } from '#platform/content/pages/stored-blocks.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { guideParts } from './guide-parts.ts'
import { type GuideRow, pictureOf } from './published.ts'
import { guias } from './tables.ts'

/** Lists all guides in the order of the shop, each with its rules that find nothing now. */
export async function listGuidesToEdit(context: RequestContext): Promise<{ itens: GuideInList[] }> {
  permit(context, 'conteudo.ver')
  const rows = await context.db.select().from(guias).orderBy(asc(guias.posicao), asc(guias.id))
  const empty = await emptyBlocks(
    context,
    rows.flatMap(({ blocos }) => blocos),
  )

  return {
    itens: rows.map((row) => {
      const { id, slug, titulo, topico, autor, situacao, minutos, publicadoEm, revisadoEm } = panelGuide(
        row,
        context.now,
      )
      const semProdutos = row.blocos.flatMap((block) => empty.get(block) ?? [])

      return {
        id,
        slug,
        titulo,
        topico,
        autor,
        situacao,
        minutos,
        publicadoEm,
        revisadoEm,
        semProdutos,
      }
    }),
  }
}

/** The blocks that show no product now, with their names. */
async function emptyBlocks(
  context: RequestContext,
  blocos: readonly GuideBlock[],
): Promise<Map<GuideBlock, string>> {
  const rules = blocos.filter((block) => block.tipo === 'produtos')
  const single = blocos.filter((block) => block.tipo === 'produto')
  const [counts, shown] = await Promise.all([
    countOfRules(
      context,
      rules.map(({ regra }) => regra),
    ),
    shownSlugs(
      context,
      single.map(({ produto }) => produto),
    ),
  ])

  return new Map<GuideBlock, string>([
    ...rules.filter((_, i) => counts[i] === 0).map((block) => [block, block.titulo] as const),
    ...single.filter(({ produto }) => !shown.has(produto)).map((block) => [block, block.produto] as const),
  ])
}

/** Refuses `CadastroInexistente`. */
export async function getGuideToEdit(context: RequestContext, { id }: { id: number }): Promise<PanelGuide> {
  permit(context, 'conteudo.ver')
  const [row] = await context.db.select().from(guias).where(eq(guias.id, id))
  if (!row) throw refuse('CadastroInexistente')

  return panelGuide(row, context.now)
}

/** How many products in stock a rule finds now, and the names of those that it shows. */
export async function matchRule(context: RequestContext, rule: ProductRule): Promise<RuleMatch> {
  permit(context, 'conteudo.ver')
  const [[total = 0], [found]] = await Promise.all([
    countOfRules(context, [rule]),
    productsOfRules(context, [rule]),
  ])

  return { total, nomes: (found?.produtos ?? []).map(({ nome }) => nome) }
}

/** Renders unsaved blocks. Refuses `CamposInvalidos` for missing pictures. */
export async function previewGuide(
  context: RequestContext,
  { blocos }: { blocos: GuideBlock[] },
): Promise<{ html: string }> {
  permit(context, 'conteudo.ver')
  await findPictures(context.db, picturesOf(blocos))

  return { html: (await guideParts(context, blocos)).map(previewOf).join('\n') }
}

/** Products are named, since cards need the shop's own styles. */
function previewOf(part: GuidePart): string {
  switch (part.tipo) {
    case 'html':
      return part.html
    case 'ferramenta':
      return `<section data-bloco="chamada"><h3>${escapeHtml(part.nome)}</h3><p>${escapeHtml(part.texto)}</p></section>`
    case 'produtos': {
      const names = part.produtos.map(({ nome }) => `<li>${escapeHtml(nome)}</li>`).join('')
      return `<section data-bloco="resumo"><h3>${escapeHtml(part.titulo)}</h3><p>${escapeHtml(part.texto)}</p><ul>${names}</ul></section>`
    }
  }
}

/** A guide as the panel shows it, with its current status. */
export function panelGuide(row: GuideRow, now: Date): PanelGuide {
  const picture = pictureOf(row.imagem)

  return {
    id: row.id,
    versao: row.versao,
    slug: row.slug,
    titulo: row.titulo,
    resumo: row.resumo,
    topico: row.topico,
    autor: row.autor,
    sobreAutor: row.sobreAutor,
    imagem: row.imagem && picture ? { ...picture, arquivo: row.imagem.arquivo } : null,
    blocos: row.blocos,
    seo: row.seo,
    indexar: row.indexar,
    rascunho: row.rascunho,
    publicadoEm: row.publicadoEm?.toISOString() ?? null,
    revisadoEm: row.revisadoEm,
    revisao: row.revisao,
    situacao: situationOf(row, now),
    minutos: row.minutos,
    atualizadoEm: row.atualizadoEm.toISOString(),
  }
}

function situationOf({ rascunho, publicadoEm }: GuideRow, now: Date): PanelGuide['situacao'] {
  if (rascunho) return 'rascunho'

  return publicadoEm !== null && publicadoEm > now ? 'agendada' : 'noAr'
}
