import type { MetaDescriptor } from 'react-router'
import type { PageFrame } from '#contract/page-frame.ts'

const DEFAULT_PICTURE = '/og.png'

/**
 * The meta tags of a page from its frame: title, description, canonical address, robots, Open Graph and Twitter card.
 * `storeUrl` (without a trailing slash) makes addresses absolute, as social networks and search engines require.
 */
export function frameMeta(
  { seo, nivel }: Pick<PageFrame, 'seo' | 'nivel'>,
  storeUrl: string,
  { article = false }: { article?: boolean } = {},
): MetaDescriptor[] {
  const absolute = (address: string) => new URL(address, `${storeUrl}/`).href
  const picture = absolute(seo.openGraphUrlImagem ?? DEFAULT_PICTURE)
  const canonical = absolute(seo.canonical)

  return [
    { title: seo.title },
    { name: 'description', content: seo.description },
    ...(seo.keywords ? [{ name: 'keywords', content: seo.keywords }] : []),
    { name: 'robots', content: seo.indexar ? 'index, follow, max-image-preview:large' : 'noindex, follow' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: ogType(nivel, article) },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: seo.titleSocial || seo.title },
    { property: 'og:description', content: seo.descriptionSocial || seo.description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: seo.twitterUrlImagem ? absolute(seo.twitterUrlImagem) : picture },
  ]
}

function ogType(nivel: PageFrame['nivel'], article: boolean): string {
  if (article) return 'article'

  return nivel === 'produto' ? 'product' : 'website'
}
