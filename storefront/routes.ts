import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** All addresses of the shop: Portuguese on the left, the page's file on the right. */
export default [
  route('checkout/sair', 'pages/logout.ts'),
  layout('shell/light-shell.tsx', [
    route('checkout/acesso', 'pages/login.tsx'),
    route('checkout/cadastro', 'pages/sign-up.tsx'),
    route('checkout/cadastro/confirmar', 'pages/sign-up-confirm.tsx'),
    route('checkout/venda-interna', 'pages/internal-sale.tsx'),
    route('checkout/senha', 'pages/password-recovery.tsx'),
    route('checkout/senha/nova', 'pages/password-reset.tsx'),
    route('minha-conta/pedido/:id/boleto', 'pages/boleto.tsx'),
  ]),
  route('inicio/segunda-dobra', 'home/second-fold-data.ts'),
  layout('shell/shell.tsx', [
    index('pages/home.tsx'),
    route('busca', 'pages/search.tsx'),
    route('lista', 'pages/lists.tsx'),
    route('lista/:lista', 'pages/list.tsx'),
    route('marcas', 'pages/brands.tsx'),
    route('marcas/:marca', 'pages/brand.tsx'),
    route('avaliacao', 'pages/store-evaluation.tsx'),
    route('avaliar/compra', 'pages/review-purchase.tsx'),
    route('avaliar/produto/:produto', 'pages/review-product.tsx'),
    route('avaliar/sair', 'pages/leave-invitations.tsx'),
    route('avise-me/:produto', 'pages/notify-stock.tsx'),
    route('orcamento/:produto', 'pages/request-budget.tsx'),
    route('perguntar/:produto', 'pages/ask-question.tsx'),
    route('pagina/:pagina?/:filha?', 'pages/institutional.tsx'),
    route('minha-conta/pedido', 'pages/orders.tsx'),
    route('minha-conta/pedido/:id', 'pages/order.tsx'),
    route('minha-conta/dados', 'pages/account.tsx'),
    route('minha-conta/favoritos', 'pages/favourites.tsx'),
    route('checkout/carrinho', 'pages/cart.tsx'),
    route('newsletter', 'pages/newsletter.tsx'),
    route('newsletter/confirmar', 'pages/newsletter-confirm.tsx'),
    route('newsletter/sair', 'pages/newsletter-leave.tsx'),
    // Products and categories share the root: the platform knows which of the two a path is.
    route(':nivel1/:nivel2?/:nivel3?', 'pages/product-or-category.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
