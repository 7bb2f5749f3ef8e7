import { and, eq, gt, sql } from 'drizzle-orm'
import { foldText } from '#domain/format/slug.ts'
import { contagens, marcas } from '#platform/catalog/tables.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

/** All brands that have products, grouped by first letter; those that begin with a digit or sign come last, as `#`. */
export async function listBrands(context: RequestContext) {
  context.tag(tags.brands, tags.listing)
  const rows = await brandsWithProducts(context)
  const sorted = rows.toSorted((a, b) => (foldText(a.nome) < foldText(b.nome) ? -1 : 1))
  const byLetter = Map.groupBy(sorted, ({ nome }) => letterOf(nome))
  const letras = [...byLetter]
    .map(([letra, list]) => ({ letra, marcas: list }))
    .sort((a, b) => rankOf(a.letra) - rankOf(b.letra))
  const { nome } = context.settings.loja

  return {
    estrutura: pageFrame(context, {
      nivel: 'marca' as const,
      title: `Marcas de A a Z | ${nome}`,
      description: `As ${rows.length} marcas de instrumentos musicais e acessórios da ${nome}, de A a Z.`,
      canonical: '/marcas',
      indexar: true,
      breadcrumb: [{ label: 'Marcas', url: '/marcas' }],
    }),
    conteudo: { letras },
  }
}

async function brandsWithProducts({ db }: RequestContext) {
  const rows = await db
    .select({
      nome: marcas.nome,
      slug: marcas.slug,
      pais: marcas.pais,
      total: sql<number>`sum(${contagens.total})::integer`,
    })
    .from(marcas)
    .innerJoin(
      contagens,
      and(eq(contagens.tipo, 'marca'), eq(contagens.id, marcas.id), eq(contagens.escopo, 'tudo')),
    )
    .where(gt(contagens.total, 0))
    .groupBy(marcas.id)

  return rows.map(({ slug, ...brand }) => ({ ...brand, url: `/marcas/${slug}` }))
}

function letterOf(nome: string): string {
  const first = foldText(nome).charAt(0).toUpperCase()

  return /[A-Z]/.test(first) ? first : '#'
}

function rankOf(letra: string): number {
  return letra === '#' ? Number.MAX_SAFE_INTEGER : letra.charCodeAt(0)
}
