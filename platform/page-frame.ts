import type { Breadcrumb, Level, PageFrame } from '#contract/page-frame.ts'

type Head = {
  nivel: Level
  title: string
  description: string
  canonical: string
  indexar: boolean
  breadcrumb: Breadcrumb
  dadosEstruturados: PageFrame['dadosEstruturados']
  /** The picture that shared links show. */
  imagem?: string | undefined
}

/** The frame of a page whose shared links say what its head says. */
export function pageFrame(head: Head): PageFrame {
  const { nivel, title, description, canonical, indexar, breadcrumb, dadosEstruturados } = head
  const imagem = head.imagem ?? null

  return {
    nivel,
    seo: {
      title,
      description,
      titleSocial: title,
      descriptionSocial: description,
      openGraphUrlImagem: imagem,
      twitterUrlImagem: imagem,
      keywords: '',
      canonical,
      indexar,
    },
    breadcrumb,
    dadosEstruturados,
  }
}

/** The breadcrumb as JSON-LD. */
export function breadcrumbList(breadcrumb: Breadcrumb, storeUrl: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ label, url }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: storeUrl + url,
    })),
  }
}
