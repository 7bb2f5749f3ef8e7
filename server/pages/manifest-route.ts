import type { Context } from 'hono'
import type { Appearance } from '#contract/content/appearance.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { iconVersion } from '#domain/format/appearance/icon-version.ts'
import { wholeStyle } from '#domain/format/appearance/looks.ts'
import { homeHead } from '#platform/content/home/home-head.ts'

/** `/manifest.webmanifest`: name and icons of the shop when it is installed as an app. */
export function manifestRoute(settings: () => Settings, appearance: () => Appearance) {
  return (c: Context): Response => {
    const { loja } = settings()
    const { description } = homeHead({ settings: settings(), appearance: appearance() })

    return c.body(JSON.stringify(manifest(loja.nome, description, appearance())), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'no-cache',
    })
  }
}

function manifest(nome: string, description: string, appearance: Appearance) {
  const { papel } = wholeStyle(appearance).cores
  const icones = iconVersion(appearance)

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
    background_color: papel,
    theme_color: papel,
    categories: ['music', 'shopping'],
    icons: [
      { src: `/favicon.svg${icones}`, type: 'image/svg+xml', sizes: 'any' },
      { src: `/icon-192.png${icones}`, type: 'image/png', sizes: '192x192' },
      { src: `/icon-512.png${icones}`, type: 'image/png', sizes: '512x512' },
      { src: `/icon-maskable-512.png${icones}`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Buscar na loja', url: '/busca' },
      { name: 'Minha sacola', url: '/checkout/carrinho/' },
    ],
  }
}
