import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { MenuItem } from '#contract/content/content.ts'
import type { Database } from '#platform/database/connect.ts'
import { banners, menuItems, pages, type popups } from './tables.ts'

/** Returns the items of a menu as a tree, in order, in one query. */
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

/** Returns the banners of a group that are valid now, in order. */
export function validBanners(db: Database, idGrupo: number, now: Date) {
  return db
    .select()
    .from(banners)
    .where(and(eq(banners.idGrupo, idGrupo), validAt(banners, now)))
    .orderBy(asc(banners.posicao))
}

/** SQL condition for being valid at a time: from `dataInicial` (inclusive) to `dataFinal` (exclusive); null is open. */
export function validAt({ dataInicial, dataFinal }: typeof banners | typeof popups, now: Date) {
  return and(or(isNull(dataInicial), lte(dataInicial, now)), or(isNull(dataFinal), gt(dataFinal, now)))
}

/** SQL condition for pages that visitors see at a time. */
export function publishedAt(now: Date) {
  return and(eq(pages.rascunho, false), or(isNull(pages.publicarEm), lte(pages.publicarEm, now)))
}

/** Converts a timestamp from the wire (ISO 8601) for the database. */
export function instantOf(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso)
}
