import type { Context } from 'hono'
import type { Settings } from '#contract/settings/settings.ts'

const PAPER = '#fbf8f3'

/** `/manifest.webmanifest`: name and icons of the shop when it is installed as an app. */
export function manifestRoute(settings: () => Settings) {
  return (c: Context): Response => {
    const { loja, seo } = settings()

    return c.body(JSON.stringify(manifest(loja.nome, seo.description)), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    })
  }
}

function manifest(nome: string, description: string) {
  return {
    id: '/',
    name: nome,
    short_name: nome,
    description,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['music', 'shopping'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Buscar na loja', url: '/busca' },
      { name: 'Minha sacola', url: '/checkout/carrinho/' },
    ],
  }
}
