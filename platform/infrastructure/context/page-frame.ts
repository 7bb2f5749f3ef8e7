import type { Breadcrumb, Level, PageFrame } from '#contract/page-frame.ts'
import type { Picture } from '#contract/picture.ts'
import { resizedUrl, SHARED_WIDTH } from '#domain/urls/picture-url.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type Head = {
  nivel: Level
  title: string
  description: string
  canonical: string
  indexar: boolean
  /** Without the home page, which every breadcrumb starts with. */
  breadcrumb: Breadcrumb
  /** The picture shown with shared links. */
  imagem?: Pick<Picture, 'imagem'> | null | undefined
  keywords?: readonly string[]
  dadosEstruturados?: PageFrame['dadosEstruturados']
}

const LONGEST_DESCRIPTION = 160
/** Creates the frame of a page. The breadcrumb is its first structured data; the home page has none. */
export function pageFrame({ storeUrl }: Pick<RequestContext, 'storeUrl'>, head: Head): PageFrame {
  const { nivel, title, canonical, indexar, imagem } = head
  const description = shortened(head.description)
  const picture = imagem ? resizedUrl(imagem.imagem, SHARED_WIDTH, 'jpg') : null
  const isHome = nivel === 'home'
  const breadcrumb = isHome ? [] : [{ label: 'Início', url: '/' }, ...head.breadcrumb]
  const way = isHome ? [] : [breadcrumbList(breadcrumb, storeUrl)]

  return {
    nivel,
    seo: {
      title,
      description,
      titleSocial: title,
      descriptionSocial: description,
      openGraphUrlImagem: picture,
      twitterUrlImagem: picture,
      keywords: (head.keywords ?? []).join(', '),
      canonical,
      indexar,
    },
    breadcrumb,
    dadosEstruturados: [...way, ...(head.dadosEstruturados ?? [])],
  }
}

/** Cuts to 160 characters at most, between words. */
function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  const cut = text.slice(0, LONGEST_DESCRIPTION - 1)

  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 80)).replace(/[\s,;:.–-]+$/, '')}…`
}

function breadcrumbList(breadcrumb: Breadcrumb, storeUrl: string) {
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
