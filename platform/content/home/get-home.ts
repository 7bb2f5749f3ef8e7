import type { HomeSectionShown } from '#contract/content/content.ts'
import type { PageFrame } from '#contract/page-frame.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { iconVersion } from '#domain/format/appearance/icon-version.ts'
import { fillHtml } from '#domain/format/marks/fill-html.ts'
import { fillTitle } from '#domain/format/marks/marks.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { markLinks, markValues } from '../marks/mark-values.ts'
import { homeHead } from './home-head.ts'
import { homeSections } from './home-sections.ts'

/**
 * Returns the home page: its head, the store as an OnlineStore and the site with its search as JSON-LD, and its
 * sections in order, with the marks of their texts replaced.
 */
export async function getHome(
  context: RequestContext,
): Promise<{ estrutura: PageFrame; secoes: HomeSectionShown[] }> {
  const { db, settings, appearance, storeUrl, tag } = context
  tag(tags.settings, tags.appearance, tags.home)
  const { secoes } = await homeSections(db)
  const values = markValues(context)
  const head = homeHead(context)
  const shown = secoes.flatMap(({ ativa, ...section }) => {
    const titulo = fillTitle(section.titulo, values)
    return ativa ? [{ ...section, titulo, html: fillHtml(section.html, values, markLinks(context)) }] : []
  })

  return {
    estrutura: pageFrame(context, {
      nivel: 'home',
      ...head,
      canonical: '/',
      indexar: true,
      breadcrumb: [],
      dadosEstruturados: [
        onlineStore(settings, head.description, storeUrl, iconVersion(appearance)),
        webSite(settings, storeUrl),
      ],
    }),
    secoes: shown,
  }
}

function onlineStore({ loja, devolucao }: Settings, description: string, storeUrl: string, icones: string) {
  const { endereco } = loja

  return {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'OnlineStore'],
    '@id': `${storeUrl}/#loja`,
    name: loja.nome,
    legalName: loja.razaoSocial,
    taxID: loja.cnpj,
    description,
    url: `${storeUrl}/`,
    logo: { '@type': 'ImageObject', url: `${storeUrl}/icon-512.png${icones}`, width: 512, height: 512 },
    email: loja.email,
    telephone: international(loja.telefone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${endereco.logradouro}, ${endereco.numero}`,
      addressLocality: endereco.cidade,
      addressRegion: endereco.uf,
      postalCode: endereco.cep,
      addressCountry: 'BR',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: international(loja.telefone),
      email: loja.email,
      areaServed: 'BR',
      availableLanguage: 'pt-BR',
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'BR',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: devolucao.dias,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    },
    sameAs: loja.redesSociais.map(({ url }) => url),
  }
}

function webSite({ loja }: Settings, storeUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${storeUrl}/#site`,
    name: loja.nome,
    url: `${storeUrl}/`,
    inLanguage: 'pt-BR',
    publisher: { '@id': `${storeUrl}/#loja` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${storeUrl}/busca?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** `(11) 90000-0000` as `+5511900000000`. */
function international(telefone: string): string {
  return `+55${telefone.replace(/\D/g, '')}`
}
