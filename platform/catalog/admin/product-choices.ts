import { asc } from 'drizzle-orm'
import { permit } from '#platform/permit.ts'
import type { Visit } from '#platform/visit.ts'
import { categorias, marcas } from '../tables.ts'

type Choices = {
  categorias: { caminho: string; nome: string }[]
  marcas: { slug: string; nome: string }[]
}

/** All categories, each after the one above it, and all brands: what a product can be put under. */
export async function productChoices(visit: Visit): Promise<Choices> {
  permit(visit, 'catalogo.ver')
  const rows = await visit.db
    .select({ caminho: categorias.caminho, nome: categorias.nome })
    .from(categorias)
    .orderBy(asc(categorias.caminho))
  const names = new Map(rows.map(({ caminho, nome }) => [caminho, nome]))

  return {
    categorias: rows.map(({ caminho }) => ({ caminho, nome: wholeName(caminho, names) })),
    marcas: await visit.db
      .select({ slug: marcas.slug, nome: marcas.nome })
      .from(marcas)
      .orderBy(asc(marcas.nome)),
  }
}

function wholeName(caminho: string, names: ReadonlyMap<string, string>): string {
  const parts = caminho.split('/')

  return parts.map((_, i) => names.get(parts.slice(0, i + 1).join('/')) ?? '').join(' › ')
}
