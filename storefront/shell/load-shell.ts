import type { Banner } from '#contract/content.ts'
import type { Api } from '#contract/contract.ts'
import { optionalPart } from '../optional-part.ts'
import { menuLinks } from './menu-link.ts'

/**
 * What stands around every page: the same for all visitors. Only the main menu is needed; its failure is the page's failure.
 * The rest is left out when its call fails.
 */
export async function loadShell(api: Api) {
  const menu = async (hash: string) => menuLinks((await api.content.menu({ hash })).menu)
  const footerMenu = async (hash: string) => (await optionalPart(`menu ${hash}`, menu(hash))) ?? []
  const marks = async (hash: string) =>
    (await optionalPart(`banners ${hash}`, api.content.banners({ hash })))?.banners.map(markOf) ?? []

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
