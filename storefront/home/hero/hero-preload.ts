import type { MetaDescriptor } from 'react-router'
import type { Banner } from '#contract/content/content.ts'
import { srcSet } from '#domain/urls/picture-url.ts'

/**
 * Preload links for the hero's first picture, the largest element of the page, so that the browser loads it before it
 * reads the body. One link per kind of screen; browsers without AVIF find their picture in the body.
 */
export function heroPreload(banners: Banner[]): MetaDescriptor[] {
  const narrow = banners.find(({ dispositivo }) => dispositivo !== 'desktop')
  const wide = banners.find(({ dispositivo }) => dispositivo !== 'mobile')
  if (narrow === wide) return narrow ? preloads(narrow, '') : []

  return [
    ...(narrow ? preloads(narrow, '(max-width: 768px)') : []),
    ...(wide ? [preload(wide.dimensoes.desktop, '(min-width: 769px)')] : []),
  ]
}

/** Preloads both pictures of a banner, each for its screens within `media`; empty means all screens. */
function preloads({ dimensoes: { desktop, mobile } }: Banner, media: string): MetaDescriptor[] {
  if (!mobile) return [preload(desktop, media || 'all')]
  const and = (own: string) => [own, media].filter(Boolean).join(' and ')

  return [preload(mobile, and('(max-width: 600px)')), preload(desktop, and('(min-width: 601px)'))]
}

function preload({ imagem, largura }: { imagem: string; largura: number }, media: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(imagem, 'avif', largura),
    imageSizes: '100vw',
    fetchPriority: 'high',
    media,
  }
}
