import { expect, test } from 'vitest'
import { endpointOf } from './endpoint-of.ts'

test.each([
  ['/', '/v2/front/url/home?url=/'],
  ['/busca', '/v2/front/url/product/listing/search?url=/busca'],
  ['/lista', '/v2/front/url/list/listing?url=/lista'],
  ['/lista/volta-as-aulas', '/v2/front/url/list/detail?url=/lista/volta-as-aulas'],
  ['/marcas', '/v2/front/brands?url=/marcas'],
  ['/marcas/augustine', '/v2/front/url/product/listing/brand?url=/marcas/augustine'],
  ['/pagina/garantia', '/v2/front/url/page?url=/pagina/garantia'],
  ['/marcas-proprias', '/v2/front/url/verify?url=/marcas-proprias'],
  ['/cordas/violino', '/v2/front/url/verify?url=/cordas/violino'],
])('%s stands on %s', (pathname, endpoint) => {
  expect(endpointOf(pathname)).toBe(endpoint)
})
