import type { Banner } from '#contract/content/content.ts'
import type { Api } from '#contract/contract.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import { menuLinks } from './menu/menu-link.ts'

/**
 * Loads the data of the shell, the same for all visitors. Only the main menu is required: if its call fails, the page
 * fails. The other parts are left out if theirs fail.
 */
export async function loadShell(api: Api) {
  const menu = async (hash: string) => menuLinks((await api.content.menu({ hash })).menu)
  const footerMenu = async (hash: string) => (await optionalPart(`menu ${hash}`, menu(hash))) ?? []
  const marks = async (hash: string) => {
    const answer = await optionalPart(`banners ${hash}`, api.content.banners({ hash }))
    return answer ? answer.banners.map(markOf) : []
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

/** A small picture of the footer: a payment method, a seal or a network. */
export type Mark = ReturnType<typeof markOf>

function markOf({ nome, alt, dimensoes: { desktop } }: Banner) {
  const { imagem, largura, altura, link } = desktop

  return { nome, picture: { imagem, alt, largura, altura }, link }
}
