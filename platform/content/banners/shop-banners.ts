/** The banner groups that a store starts with, with their name and where the shop shows them. */
export const SHOP_BANNERS = {
  'banner-home': ['Destaque da página inicial', 'Página inicial, no topo'],
  'banners-categoria-home': ['Categorias com foto', 'Página inicial, seção “Categorias com foto”'],
  'banner-about-home': ['Sobre a loja', 'Página inicial, seção “Sobre a loja”'],
  'payment-methods': ['Formas de pagamento', 'Rodapé, faixa de formas de pagamento'],
  'security-seals': ['Selos de segurança', 'Rodapé, faixa “Compra segura”'],
  'social-network': ['Redes sociais', 'Rodapé, coluna “Redes sociais”'],
} as const satisfies Record<string, readonly [nome: string, onde: string]>
