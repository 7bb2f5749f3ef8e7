import { expect, test } from 'vitest'
import type { PageFrame } from '#contract/page-frame.ts'
import { frameMeta } from './seo.ts'

const seo: PageFrame['seo'] = {
  title: 'Garantia | Lira',
  description: 'Como funciona a garantia.',
  titleSocial: '',
  descriptionSocial: '',
  openGraphUrlImagem: null,
  twitterUrlImagem: null,
  keywords: '',
  canonical: '/pagina/garantia',
  indexar: true,
}

function meta(changes: Partial<PageFrame['seo']> = {}) {
  return frameMeta({ seo: { ...seo, ...changes }, nivel: 'pagina' }, 'https://lira.example')
}

test('the canonical address is absolute', () => {
  const href = 'https://lira.example/pagina/garantia'

  expect(meta()).toContainEqual({ tagName: 'link', rel: 'canonical', href })
  expect(meta()).toContainEqual({ property: 'og:url', content: href })
})

test("a page without its own picture shares the shop's", () => {
  expect(meta()).toContainEqual({ property: 'og:image', content: 'https://lira.example/og.png' })
  expect(meta({ openGraphUrlImagem: '/imagens/a/1280.jpg' })).toContainEqual({
    property: 'og:image',
    content: 'https://lira.example/imagens/a/1280.jpg',
  })
})

test("social texts fall back to the page's own", () => {
  expect(meta()).toContainEqual({ property: 'og:title', content: 'Garantia | Lira' })
  expect(meta({ titleSocial: 'Garantia da Lira' })).toContainEqual({
    property: 'og:title',
    content: 'Garantia da Lira',
  })
})

test('a page that must not be indexed has a robots tag', () => {
  expect(meta({ indexar: false })).toContainEqual({ name: 'robots', content: 'noindex, follow' })
})
