/** The banner groups that a store starts with, with their name and where the shop shows them. */
export const SHOP_BANNERS = {
  'banner-home': ['Destaque da página inicial', 'Página inicial, no topo'],
  'banners-categoria-home': ['Categorias com foto', 'Página inicial, seção “Categorias com foto”'],
  'banner-about-home': ['Sobre a loja', 'Página inicial, seção “Sobre a loja”'],
  'payment-methods': ['Formas de pagamento', 'Rodapé, faixa de formas de pagamento'],
  'security-seals': ['Selos de segurança', 'Rodapé, faixa “Compra segura”'],
  'social-network': ['Redes sociais', 'Rodapé, coluna “Redes sociais”'],
} as const satisfies Record<string, readonly [nome: string, onde: string]>

/** Groups that the footer names, whatever the sections of the home page are. */
const IN_FOOTER: ReadonlySet<string> = new Set(['payment-methods', 'security-seals', 'social-network'])

/**
 * Where the shop shows a banner group: in the footer, or where the home page's sections name it. `inHome`: whether one
 * of them does.
 */
export function bannerPlace(hash: string, inHome: boolean): string {
  if (IN_FOOTER.has(hash) && isShopBanner(hash)) return SHOP_BANNERS[hash][1]
  if (!inHome) return 'Em lugar nenhum ainda: escolha-o em uma seção da Página inicial'

  return isShopBanner(hash) ? SHOP_BANNERS[hash][1] : 'Página inicial'
}

function isShopBanner(hash: string): hash is keyof typeof SHOP_BANNERS {
  return Object.hasOwn(SHOP_BANNERS, hash)
}
