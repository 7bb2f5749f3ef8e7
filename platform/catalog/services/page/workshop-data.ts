import type { WorkshopPage } from '#contract/orders/workshop/workshop-page.ts'
import type { PageFrame } from '#contract/page-frame.ts'
import { WORKSHOP_PATH } from '#domain/workshop/services-path.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type Content = WorkshopPage['conteudo']
type Service = Content['grupos'][number]['servicos'][number]

/** The workshop as schema.org's `Service`, with an `OfferCatalog` of each group. */
export function workshopData(
  { settings: { loja }, storeUrl }: Pick<RequestContext, 'settings' | 'storeUrl'>,
  { grupos, recebeNoBalcao }: Pick<Content, 'grupos' | 'recebeNoBalcao'>,
): PageFrame['dadosEstruturados'][number] {
  const { endereco } = loja

  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${storeUrl}${WORKSHOP_PATH}#oficina`,
    name: `Oficina da ${loja.nome}`,
    serviceType: 'Regulagem e reparo de instrumentos musicais',
    url: storeUrl + WORKSHOP_PATH,
    areaServed: 'BR',
    provider: {
      '@type': 'OnlineStore',
      '@id': `${storeUrl}/#loja`,
      name: loja.nome,
      url: `${storeUrl}/`,
    },
    ...(recebeNoBalcao && {
      availableChannel: {
        '@type': 'ServiceChannel',
        serviceLocation: {
          '@type': 'Place',
          name: loja.nome,
          address: {
            '@type': 'PostalAddress',
            streetAddress: `${endereco.logradouro}, ${endereco.numero}`,
            addressLocality: endereco.cidade,
            addressRegion: endereco.uf,
            postalCode: endereco.cep,
            addressCountry: 'BR',
          },
        },
      },
    }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Serviços da oficina',
      itemListElement: grupos.map(({ nome, servicos }) => ({
        '@type': 'OfferCatalog',
        name: nome,
        itemListElement: servicos.map(offer),
      })),
    },
  }
}

/** A price to which answers may add is the least that is paid. */
function offer({ nome, descricao, preco, soma }: Service) {
  const reais = (preco / 100).toFixed(2)
  const price = { priceCurrency: 'BRL', ...(soma ? { minPrice: reais } : { price: reais }) }

  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: nome, ...(descricao !== '' && { description: descricao }) },
    ...(soma ? { priceSpecification: { '@type': 'PriceSpecification', ...price } } : price),
  }
}
