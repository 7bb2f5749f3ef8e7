import type { Banner, MenuItem } from '#contract/content/content.ts'
import type { Api } from '#contract/contract.ts'
import { companyLine } from '#domain/format/company-line.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import { footerContacts } from './footer/store-contacts.ts'
import { menuLinks } from './menu/menu-link.ts'

/** The shell of the last page: the server keeps these answers until they change, so most pages have the same one. */
let latest: { answers: Answers; shell: ShellData } | null = null

/**
 * Loads the data of the shell, the same for all visitors. Only the main menu is required: if its call fails, the page
 * fails. The other parts are left out if theirs fail.
 */
export async function loadShell(api: Api): Promise<ShellData> {
  const answers = await answersOf(api)
  if (!latest || !isSame(latest.answers, answers)) latest = { answers, shell: shellOf(answers) }

  return latest.shell
}

type Answers = Awaited<ReturnType<typeof answersOf>>

function answersOf(api: Api) {
  const menu = async (hash: string) => (await api.content.menu({ hash })).menu
  const footerMenu = (hash: string) => optionalPart(`menu ${hash}`, menu(hash))
  const banners = (hash: string) => optionalPart(`banners ${hash}`, api.content.banners({ hash }))

  return Promise.all([
    menu('main-menu'),
    footerMenu('contact-footer'),
    footerMenu('institutional-menu'),
    footerMenu('account-menu'),
    footerMenu('help-menu'),
    footerMenu('newsletter'),
    footerMenu('footer-rights-reserved'),
    footerMenu('rodape-modelos'),
    footerMenu('icone-rodape'),
    banners('payment-methods'),
    banners('security-seals'),
    banners('social-network'),
    optionalPart('settings', api.content.settings()),
    optionalPart('footer menus', api.content.footerMenus()),
  ])
}

function isSame(old: Answers, answers: Answers): boolean {
  return answers.every((answer, i) => answer === old[i])
}

export type ShellData = ReturnType<typeof shellOf>

function shellOf([
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
  own,
]: Answers) {
  const links = (menu: MenuItem[] | null) => menuLinks(menu ?? [])
  const marks = (answer: { banners: Banner[] } | null) => answer?.banners.map(markOf) ?? []

  return {
    mainMenu: links(mainMenu),
    integracoes: settings?.sistema.integracoes ?? null,
    footer: {
      contact: footerContacts(settings?.loja ?? null, links(contact)),
      institutional: links(institutional),
      account: links(account),
      help: links(help),
      newsletter: links(newsletter),
      legal: links(legal),
      models: links(models),
      credits: links(credits),
      own: (own?.menus ?? []).map(({ hash, nome, menu }) => ({ hash, nome, links: menuLinks(menu) })),
      payments: marks(payments),
      seals: marks(seals),
      social: marks(social),
      company: settings ? companyLine(settings.loja) : '',
      loja: settings?.loja ?? null,
    },
  }
}

/** A small picture of the footer: a payment method, a seal or a network. */
export type Mark = ReturnType<typeof markOf>

function markOf({ nome, alt, dimensoes: { desktop } }: Banner) {
  const { imagem, largura, altura, link } = desktop

  return { nome, picture: { imagem, alt, largura, altura }, link }
}
