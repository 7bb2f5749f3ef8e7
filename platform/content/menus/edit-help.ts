import { eq } from 'drizzle-orm'
import type { MenuItem } from '#contract/content/content.ts'
import type { MenuItemDraft } from '#contract/content/content-input.ts'
import type { HelpForm, HelpLink } from '#contract/content/help.ts'
import { phoneLink, whatsappLink } from '#domain/format/contact-link.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { menuTree } from '../rows.ts'
import { menus } from '../tables.ts'
import { saveMenu } from './save-menu.ts'

const HASH = 'help-popup'

type Help = HelpForm & { versao: number }

/**
 * Converts the menu `help-popup` for editing: entries with a link are links, entries below an entry are contact
 * channels, an entry without a link is a note. Includes the channels of the settings.
 */
export async function getHelp(context: RequestContext): Promise<Help & { sugestoes: HelpLink[] }> {
  permit(context, 'conteudo.ver')

  return { ...(await helpOf(context.db)), sugestoes: contactsOf(context) }
}

/** Refuses `VersaoAntiga`. */
export function changeHelp(context: RequestContext, { versao, ...form }: Help): Promise<Help> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    await tx.insert(menus).values({ hash: HASH, nome: 'Ajuda' }).onConflictDoNothing()
    await tx.select({ id: menus.id }).from(menus).where(eq(menus.hash, HASH)).for('update')
    const antes = await helpOf(tx)
    if (antes.versao !== versao) throw refuse('VersaoAntiga', { versao: antes.versao, atual: antes })
    if (!(await saveMenu({ db: tx }, { hash: HASH, nome: 'Ajuda', itens: itemsOf(form) }))) return antes

    const depois = await helpOf(tx)
    const alvo = { tipo: 'menu', id: HASH, nome: 'Ajuda da loja' }
    await recordChange(tx, context, { acao: 'ajuda.alterada', alvo, antes, depois })

    return depois
  })
}

async function helpOf(db: Database): Promise<Help> {
  const [menu] = await db
    .select({ id: menus.id, versao: menus.versao })
    .from(menus)
    .where(eq(menus.hash, HASH))
  const itens = menu ? await menuTree(db, menu.id) : []

  return {
    links: itens.filter(({ link, sub }) => link !== '' && sub.length === 0).map(helpLink),
    contatos: itens.flatMap(({ sub }) => sub).map(helpLink),
    avisos: itens.filter(({ link, sub }) => link === '' && sub.length === 0).map(({ label }) => label),
    versao: menu?.versao ?? 1,
  }
}

function itemsOf({ links, contatos, avisos }: HelpForm): MenuItemDraft[] {
  return [
    ...links.map(inNewTab),
    ...(contatos.length > 0 ? [{ label: 'Fale com a gente', sub: contatos.map(inNewTab) }] : []),
    ...avisos.map((label) => ({ label })),
  ]
}

/** External links open in a new tab. */
function inNewTab(link: HelpLink): MenuItemDraft {
  return { ...link, target: link.link.startsWith('https:') ? '_blank' : '_self' }
}

function helpLink({ label, link, svg }: MenuItem): HelpLink {
  return { label, link, svg }
}

function contactsOf({ settings: { loja } }: RequestContext): HelpLink[] {
  const ways = [
    [loja.whatsapp, 'Conversar no WhatsApp', whatsappLink(loja.whatsapp)],
    [loja.email, loja.email, `mailto:${loja.email}`],
    [loja.telefone, loja.telefone, phoneLink(loja.telefone)],
  ] as const

  return ways.filter(([known]) => known !== '').map(([, label, link]) => ({ label, link, svg: null }))
}
