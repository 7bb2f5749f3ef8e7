import type { MetaDescriptor } from 'react-router'
import type { Banner } from '#contract/content.ts'
import { srcSet } from '#domain/picture-url.ts'

/**
 * The hero's first picture is the largest thing on the page: the head tells the browser of it before the body is read. Two
 * links, each for the screens of its picture; browsers without AVIF find theirs in the body.
 */
export function heroPreload(banner: Banner | undefined): MetaDescriptor[] {
  if (!banner) return []
  const { desktop, mobile } = banner.dimensoes
  const wide = preload(desktop, mobile ? '(min-width: 601px)' : 'all')

  return mobile ? [preload(mobile, '(max-width: 600px)'), wide] : [wide]
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
