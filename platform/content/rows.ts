import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { MenuItem } from '#contract/content/content.ts'
import type { Database } from '#platform/database/connect.ts'
import { banners, menuItems, pages, type popups } from './tables.ts'

/** The items of a menu as a tree, in their order, in one query. */
export async function menuTree(db: Database, idMenu: number): Promise<MenuItem[]> {
  const rows = await db
    .select()
    .from(menuItems)
    .where(eq(menuItems.idMenu, idMenu))
    .orderBy(asc(menuItems.nivel), asc(menuItems.posicao))

  const children = Map.groupBy(rows, ({ idPai }) => idPai)
  const below = (idPai: number | null): MenuItem[] =>
    (children.get(idPai) ?? []).map((row) => ({
      label: row.label,
      link: row.link,
      target: row.target,
      iconeOriginal: row.icone,
      tipo: row.tipo,
      idTipo: row.idTipo,
      destaque: row.destaque,
      rota: row.rota,
      icone: row.icone,
      svg: row.svg,
      sub: below(row.id),
    }))

  return below(null)
}

/** The banners of a group that are valid at this moment, in their order. */
export function validBanners(db: Database, idGrupo: number, agora: Date) {
  return db
    .select()
    .from(banners)
    .where(and(eq(banners.idGrupo, idGrupo), validAt(banners, agora)))
    .orderBy(asc(banners.posicao))
}

/** The condition of being shown at a moment: from `dataInicial` (included) to `dataFinal` (excluded), null is open. */
export function validAt({ dataInicial, dataFinal }: typeof banners | typeof popups, agora: Date) {
  return and(or(isNull(dataInicial), lte(dataInicial, agora)), or(isNull(dataFinal), gt(dataFinal, agora)))
}

/** The condition of being a page that visitors see at a moment. */
export function publishedAt(agora: Date) {
  return and(eq(pages.rascunho, false), or(isNull(pages.publicarEm), lte(pages.publicarEm, agora)))
}

/** A moment as it came over the wire (ISO 8601), as the database takes it. */
export function instantOf(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso)
}
