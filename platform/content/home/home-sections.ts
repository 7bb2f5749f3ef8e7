import type { HomeSection } from '#contract/content/home-sections.ts'
import type { Database } from '#platform/database/connect.ts'
import { homePage } from '../tables.ts'

/**
 * Returns the home page's sections in order, shown or hidden; those that every store starts with if the merchant has
 * saved none.
 */
export async function homeSections(db: Database): Promise<{ secoes: HomeSection[]; versao: number }> {
  const [row] = await db.select({ secoes: homePage.secoes, versao: homePage.versao }).from(homePage)

  return row ?? { secoes: AT_FIRST, versao: 1 }
}

const AT_FIRST: HomeSection[] = [
  section('hero', 'banner-home'),
  section('atalhos', null),
  section('vitrine', 'vitrine-1'),
  section('vantagens', null),
  section('categorias', 'banners-categoria-home'),
  section('vitrine', 'vitrine-2'),
  section('ferramentas', null),
  section('guias', null),
  section('sobre', 'banner-about-home'),
  section('vitrine', 'vitrine-3'),
  section('discos', 'capas-de-disco'),
  section('marcas', null),
]

function section(tipo: HomeSection['tipo'], hash: string | null): HomeSection {
  return { id: tipo === 'vitrine' && hash ? hash : tipo, tipo, titulo: '', hash, html: '', ativa: true }
}
