import { and, eq, ne, notInArray, sql } from 'drizzle-orm'
import type { PanelMenu } from '#contract/content/menus.ts'
import { slugOf } from '#domain/format/slug.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { menus } from '../tables.ts'
import { menuForm } from './menu-form.ts'
import { isShopMenu, MAX_OWN_MENUS, SHOP_MENU_HASHES } from './shop-menus.ts'

/** Advisory lock: any number, but the same on all nodes. */
const LOCK = 5_471_020

/**
 * Creates an empty menu, which becomes a column of the footer once it has entries. Refuses `EnderecoOcupado` if another
 * menu has this name, and `CadastroInvalido` if the footer has all the columns it takes.
 */
export function createMenu(context: RequestContext, { nome }: { nome: string }): Promise<PanelMenu> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    await refuseTakenName(tx, { nome })
    if ((await tx.$count(menus, notInArray(menus.hash, SHOP_MENU_HASHES))) >= MAX_OWN_MENUS)
      throw refuse(
        'CadastroInvalido',
        { motivo: 'limite' },
        `O rodapé leva até ${MAX_OWN_MENUS} menus seus. Exclua um para criar outro.`,
      )
    const hash = await freeHash(tx, nome)
    await tx.insert(menus).values({ hash, nome })
    await invalidateTags(tx, [tags.menus, tags.menu(hash)])
    const created = await menuForm(tx, hash)
    await recordChange(tx, context, {
      acao: 'menu.criado',
      alvo: { tipo: 'menu', id: hash, nome },
      depois: { nome },
    })

    return created
  })
}

/**
 * Refuses `EnderecoOcupado` if another menu than `hash` has this name. Whoever else names a menu waits until the
 * transaction ends.
 */
export async function refuseTakenName(
  tx: Database,
  { nome, hash = '' }: { nome: string; hash?: string },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const [taken] = await tx
    .select({ hash: menus.hash })
    .from(menus)
    .where(and(sql`lower(${menus.nome}) = lower(${nome})`, ne(menus.hash, hash)))
  if (taken)
    throw refuse(
      'EnderecoOcupado',
      { slug: taken.hash },
      `Já existe um menu com o nome “${nome}”. Escolha outro.`,
    )
}

/** The name as an address, with a number if a menu has it: a renamed menu keeps its first one. */
async function freeHash(tx: Database, nome: string): Promise<string> {
  const base = slugOf(nome).slice(0, 70) || 'menu'
  for (let number = 1; ; number += 1) {
    const hash = number === 1 ? base : `${base}-${number}`
    const [taken] = await tx.select({ id: menus.id }).from(menus).where(eq(menus.hash, hash))
    if (!taken && !isShopMenu(hash)) return hash
  }
}
