import type { RouteObject } from 'react-router'

/** Every address of the panel, below `/admin`. */
export const routes: RouteObject[] = [
  {
    lazy: () => import('./door/door-frame.tsx'),
    HydrateFallback: () => null,
    children: [
      { path: 'entrar', lazy: () => import('./door/login-page.tsx') },
      { path: 'entrar/codigo', lazy: () => import('./door/code-page.tsx') },
      { path: 'entrar/segundo-fator', lazy: () => import('./door/second-factor-page.tsx') },
      { path: 'convite', lazy: () => import('./door/invitation-page.tsx') },
    ],
  },
  {
    id: 'painel',
    lazy: () => import('./shell/layout.tsx'),
    HydrateFallback: () => null,
    children: [
      {
        lazy: () => import('./shell/failed-page.tsx'),
        children: [
          { index: true, lazy: () => import('./home/home-page.tsx') },
          { path: 'pedidos', lazy: () => import('./orders/orders-page.tsx') },
          { path: 'pedidos/envios', lazy: () => import('./orders/shipments-page.tsx') },
          { path: 'pedidos/:id', lazy: () => import('./orders/order-page.tsx') },
          { path: 'pedidos/:id/editar', lazy: () => import('./orders/edit-order-page.tsx') },
          { path: 'vendas', lazy: () => import('./sales/sales-page.tsx') },
          { path: 'vendas/:id', lazy: () => import('./sales/sale-page.tsx') },
          { path: 'produtos', lazy: () => import('./catalog/products-page.tsx') },
          { path: 'produtos/novo', lazy: () => import('./catalog/product-page.tsx') },
          { path: 'produtos/fichas', lazy: () => import('./catalog/specification-template-page.tsx') },
          { path: 'produtos/:id', lazy: () => import('./catalog/product-page.tsx') },
          { path: '*', lazy: () => import('./shell/missing-page.tsx') },
        ],
      },
    ],
  },
]
