import { expect, test } from 'vitest'
import { endpointOf } from './endpoint-of.ts'

test.each([
  ['/', 500, '/v2/front/url/home?url=/'],
  ['/busca', 500, '/v2/front/url/product/listing/search?url=/busca'],
  ['/lista', 404, '/v2/front/url/list/listing?url=/lista'],
  ['/lista/volta-as-aulas', 404, '/v2/front/url/list/detail?url=/lista/volta-as-aulas'],
  ['/marcas', 500, '/v2/front/brands?url=/marcas'],
  ['/marcas/augustine', 404, '/v2/front/url/product/listing/brand?url=/marcas/augustine'],
  ['/pagina/garantia', 404, '/v2/front/url/page?url=/pagina/garantia'],
  ['/marcas-proprias', 404, '/v2/front/url/verify?url=/marcas-proprias'],
  ['/cordas/violino', 404, '/v2/front/url/verify?url=/cordas/violino'],
  ['/cordas/violino', 500, '/v2/front/url/product/listing/category?url=/cordas/violino'],
])('%s with status %i depends on %s', (pathname, status, endpoint) => {
  expect(endpointOf(pathname, status)).toBe(endpoint)
})

test('prefers a call known to have failed', () => {
  expect(endpointOf('/cordas', 404, 'url/product/listing/category')).toBe(
    '/v2/front/url/product/listing/category?url=/cordas',
  )
})
