/** The menus that the shop's pages show, with the name they start with and where the shop shows them. */
export const SHOP_MENUS = {
  'main-menu': ['Menu principal', 'No alto de todas as páginas'],
  'institutional-menu': ['Institucional', 'Rodapé, coluna “Institucional”'],
  'account-menu': ['Conta', 'Rodapé, coluna “Conta”'],
  'help-menu': ['Ajuda no rodapé', 'Rodapé, coluna “Ajuda”'],
  'contact-footer': ['Contato no rodapé', 'Rodapé, coluna “Contato”, depois do que está em Configurações'],
  newsletter: ['Newsletter', 'Rodapé, em volta do cadastro na newsletter: o primeiro item é o título'],
  'rodape-modelos': ['Mais procurados', 'Rodapé, na fila “Mais procurados”'],
  'footer-rights-reserved': ['Direitos reservados', 'Última parte do rodapé, antes dos dados da empresa'],
  'icone-rodape': ['Ícones do rodapé', 'Última linha do rodapé'],
  'benefits-home': ['Vantagens na página inicial', 'Página inicial, seção “Vantagens da loja”'],
  'benefits-pdp': ['Vantagens na página do produto', 'Página de cada produto, perto do botão de compra'],
  'menu-banner-hero-esquerda': ['Atalhos, à esquerda', 'Página inicial, abaixo do destaque, à esquerda'],
  'menu-banner-hero-direita': ['Atalhos, à direita', 'Página inicial, abaixo do destaque, à direita'],
  'titles-home': ['Títulos da página inicial', 'Página inicial, títulos de seções que não têm o seu'],
  'help-popup': ['Ajuda', 'Botão “Ajuda”, em todas as páginas: também se muda em Ajuda'],
} as const satisfies Record<string, readonly [nome: string, onde: string]>

export type ShopMenu = keyof typeof SHOP_MENUS

export const SHOP_MENU_HASHES: string[] = Object.keys(SHOP_MENUS)

/** A footer with more columns would be a page of its own. */
export const MAX_OWN_MENUS = 6

/** Where a menu that the merchant made is shown. */
const OWN_PLACE = 'Rodapé, em uma coluna com o nome do menu'

/** Whether the shop itself shows this menu, so that it can be emptied but not removed. */
export function isShopMenu(hash: string): hash is ShopMenu {
  return Object.hasOwn(SHOP_MENUS, hash)
}

/** Where a menu is shown, in words of the shop's pages. */
export function menuPlace(hash: string): string {
  return isShopMenu(hash) ? SHOP_MENUS[hash][1] : OWN_PLACE
}
