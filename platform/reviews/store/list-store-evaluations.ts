import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { PageFrame } from '#contract/page-frame.ts'
import type { StoreEvaluation } from '#contract/reviews/reviews.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { publicName } from '../authors/public-name.ts'
import { avaliacoesLoja } from '../tables.ts'

const URL = '/pagina/avaliacao-da-loja'

type Answer = {
  estrutura: PageFrame
  media: number
  total: number
  avaliacoes: StoreEvaluation[]
  offset: number
  limit: number
}

/**
 * Returns a page of the published evaluations of the store, newest first. `media` is the average satisfaction, with one
 * decimal.
 */
export async function listStoreEvaluations(
  context: RequestContext,
  { offset, limit }: { offset: number; limit: number },
): Promise<Answer> {
  const { db, tag } = context
  tag(tags.storeEvaluations, tags.settings)
  const shown = and(
    isNotNull(avaliacoesLoja.confirmadaEm),
    avaliacoesLoja.autorizacao,
    eq(avaliacoesLoja.situacao, 'publicada'),
  )
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      media: sql<number>`coalesce(round(avg(${avaliacoesLoja.satisfacao}), 1), 0)::float8`,
    })
    .from(avaliacoesLoja)
    .where(shown)
  const rows = await db
    .select()
    .from(avaliacoesLoja)
    .where(shown)
    .orderBy(desc(avaliacoesLoja.data), desc(avaliacoesLoja.id))
    .offset(offset)
    .limit(limit)

  return {
    estrutura: frame(context),
    media: counts?.media ?? 0,
    total: counts?.total ?? 0,
    avaliacoes: rows.map(evaluation),
    offset,
    limit,
  }
}

function frame(context: RequestContext): PageFrame {
  const { nome } = context.settings.loja

  return pageFrame(context, {
    nivel: 'pagina',
    title: `Avaliação da loja | ${nome}`,
    description: `O que contam as pessoas que compraram na ${nome}.`,
    canonical: URL,
    indexar: true,
    breadcrumb: [{ label: 'Avaliação da loja', url: URL }],
  })
}

/** The public part of an evaluation. */
function evaluation(row: typeof avaliacoesLoja.$inferSelect): StoreEvaluation {
  const { nome, atendimento, experiencia, satisfacao, mensagem, data } = row

  return { nome: publicName(nome), atendimento, experiencia, satisfacao, mensagem, data: data.toISOString() }
}
