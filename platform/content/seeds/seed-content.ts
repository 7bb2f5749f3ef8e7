import { eq, notInArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import { SHOP_BANNERS } from '#platform/content/banners/shop-banners.ts'
import { MAX_OWN_MENUS, SHOP_MENU_HASHES, SHOP_MENUS } from '#platform/content/menus/shop-menus.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { removedBefore } from '#platform/infrastructure/audit/removed-before.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { saveMenu } from '../menus/save-menu.ts'
import { renderBlocks } from '../pages/render-blocks.ts'
import { bannerGroups, homePage, initialContent, menus, pages } from '../tables.ts'
import type { SeedPage } from './page-blocks.ts'
import { SEED_SECTIONS } from './seed-home.ts'
import { SEED_MENUS, SEED_OWN_MENU } from './seed-menus.ts'
import { SEED_PAGES } from './seed-pages.ts'

/**
 * Gives the store what its pages read: menus, pages, banner groups, the home page. Each piece is offered once
 * (`conteudo_inicial`) and only if the store has none of that name, so that nothing of the merchant's is overwritten
 * and nothing that was removed returns, not even what was removed before the first offer. Call it in a transaction that
 * other nodes wait for. `isNew`: the store was created just now; only then it gets a home page.
 */
export async function seedContent(tx: Database, { isNew }: { isNew: boolean }): Promise<void> {
  const offered = new Set(
    (await tx.select({ chave: initialContent.chave }).from(initialContent)).map(({ chave }) => chave),
  )
  for (const { chave, create } of [...PIECES, ...(isNew ? PIECES_OF_NEW : [])]) {
    if (offered.has(chave)) continue
    await tx.insert(initialContent).values({ chave })
    await create(tx)
  }
}

type Piece = { chave: string; create: (tx: Database) => Promise<unknown> }

const PIECES: Piece[] = [
  ...Object.entries(SHOP_MENUS).map(
    ([hash, [nome]]): Piece => ({ chave: `menu ${hash}`, create: (tx) => seedMenu(tx, hash, nome) }),
  ),
  { chave: `menu ${SEED_OWN_MENU.hash}`, create: seedOwnMenu },
  ...Object.entries(SHOP_BANNERS).map(
    ([hash, [nome]]): Piece => ({ chave: `banners ${hash}`, create: (tx) => seedBanners(tx, hash, nome) }),
  ),
  ...SEED_PAGES.map(
    (page, place): Piece => ({ chave: `pagina ${page.slug}`, create: (tx) => seedPage(tx, page, place) }),
  ),
]

const PIECES_OF_NEW: Piece[] = [{ chave: 'inicio', create: seedHome }]

async function seedMenu(tx: Database, hash: string, nome: string): Promise<void> {
  const [known] = await tx.select({ id: menus.id }).from(menus).where(eq(menus.hash, hash))
  if (known) return
  const itens = Object.entries(SEED_MENUS).find(([of]) => of === hash)?.[1] ?? []
  await saveMenu({ db: tx }, { hash, nome, itens })
}

/** Left out where the merchant's own columns fill the footer already. */
async function seedOwnMenu(tx: Database): Promise<void> {
  const own = await tx.$count(menus, notInArray(menus.hash, SHOP_MENU_HASHES))
  const [known] = await tx.select({ id: menus.id }).from(menus).where(eq(menus.hash, SEED_OWN_MENU.hash))
  if (known || own >= MAX_OWN_MENUS) return
  await saveMenu({ db: tx }, SEED_OWN_MENU)
}

async function seedBanners(tx: Database, hash: string, nome: string): Promise<void> {
  if (await removedBefore(tx, { acao: 'banners.excluidos', campo: 'hash', valor: hash })) return
  const [created] = await tx
    .insert(bannerGroups)
    .values({ hash, nome, nivel: 'home', titulo: '', descricao: '', link: null })
    .onConflictDoNothing()
    .returning({ id: bannerGroups.id })
  if (created) await invalidateTags(tx, [tags.banner(hash)])
}

/** A page whose parent is missing stands on the first level. */
async function seedPage(tx: Database, { mae, ...page }: SeedPage, posicao: number): Promise<void> {
  const taken = await tx.execute(sql`
    select from paginas where slug = ${page.slug}
    union all select from paginas_enderecos where slug = ${page.slug}`)
  if (Found.parse(taken).rows.length > 0) return
  if (await removedBefore(tx, { acao: 'pagina.excluida', campo: 'slug', valor: page.slug })) return
  const [parent] = mae ? await tx.select({ mae: pages.mae }).from(pages).where(eq(pages.slug, mae)) : []
  const row = { ...page, posicao, indexar: true, mae: parent?.mae === null ? mae : null }
  await tx.insert(pages).values({ ...row, html: renderBlocks(page.blocos) })
  await invalidateTags(tx, [tags.page(row.slug), tags.page(row.mae), tags.page(null)])
}

const Found = z.object({ rows: z.array(z.unknown()) })

async function seedHome(tx: Database): Promise<void> {
  await tx.insert(homePage).values({ secoes: SEED_SECTIONS }).onConflictDoNothing()
  await invalidateTags(tx, [tags.home])
}
