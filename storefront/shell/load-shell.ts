import type { Banner, MenuItem } from '#contract/content/content.ts'
import type { Api } from '#contract/contract.ts'
import { onceFor } from '../rendering/once-for.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import { menuLinks } from './menu/menu-link.ts'

/** The same for the same answer, so that what is written of it can be kept (`cached-list.tsx`). */
const linksOf = onceFor((menu: MenuItem[]) => menuLinks(menu))
const marksOf = onceFor((banners: Banner[]) => banners.map(markOf))

/**
 * What stands around every page: the same for all visitors. Only the main menu is needed; its failure is the page's failure.
 * The rest is left out when its call fails.
 */
export async function loadShell(api: Api) {
  const menu = async (hash: string) => linksOf((await api.content.menu({ hash })).menu)
  const footerMenu = async (hash: string) => (await optionalPart(`menu ${hash}`, menu(hash))) ?? []
  const marks = async (hash: string) => {
    const answer = await optionalPart(`banners ${hash}`, api.content.banners({ hash }))
    return answer ? marksOf(answer.banners) : []
  }

  const [
    mainMenu,
    contact,
    institutional,
    account,
    help,
    newsletter,
    legal,
    models,
    credits,
    payments,
    seals,
    social,
    settings,
  ] = await Promise.all([
    menu('main-menu'),
    footerMenu('contact-footer'),
    footerMenu('institutional-menu'),
    footerMenu('account-menu'),
    footerMenu('help-menu'),
    footerMenu('newsletter'),
    footerMenu('footer-rights-reserved'),
    footerMenu('rodape-modelos'),
    footerMenu('icone-rodape'),
    marks('payment-methods'),
    marks('security-seals'),
    marks('social-network'),
    optionalPart('settings', api.content.settings()),
  ])

  return {
    mainMenu,
    integracoes: settings?.sistema.integracoes ?? null,
    footer: {
      contact,
      institutional,
      account,
      help,
      newsletter,
      legal,
      models,
      credits,
      payments,
      seals,
      social,
      loja: settings?.loja ?? null,
    },
  }
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>

/** A small picture of the footer: a way to pay, a seal, a network. */
export type Mark = ReturnType<typeof markOf>

function markOf({ nome, alt, dimensoes: { desktop } }: Banner) {
  const { imagem, largura, altura, link } = desktop

  return { nome, picture: { imagem, alt, largura, altura }, link }
}
