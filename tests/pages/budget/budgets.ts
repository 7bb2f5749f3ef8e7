/** What all pages load, in kB. */
const [CSS, FONTS] = [{ br: 21.9, gzip: 26.6 }, 64.3]

/**
 * What pages may weigh, in kB as sent to a first-time visitor who does nothing yet: about 3 % above what they weigh
 * today, room for a sentence more. Pages of a single visitor are not compressed.
 */
export const PAGE_WEIGHTS = [
  { path: '/', html: { br: 18.6, gzip: 24 }, javascript: { br: 120.5, gzip: 138.7 } },
  { path: '/cordas', html: { br: 21.3, gzip: 25.6 }, javascript: { br: 112.7, gzip: 130 } },
  {
    path: '/violino-eagle-ve441-4-4-com-estojo-e-arco',
    html: { br: 22.9, gzip: 28.5 },
    javascript: { br: 112.7, gzip: 130 },
  },
  { path: '/busca?q=corda', html: { br: 20.2, gzip: 23.8 }, javascript: { br: 122.2, gzip: 140.4 } },
  { path: '/checkout/carrinho', html: { br: 89.3, gzip: 89.3 }, javascript: { br: 132.7, gzip: 152 } },
  { path: '/checkout', html: { br: 11.2, gzip: 11.2 }, javascript: { br: 137.6, gzip: 157.4 } },
  { path: '/checkout/acesso', html: { br: 51, gzip: 51 }, javascript: { br: 115.6, gzip: 133.4 } },
].map((page) => ({ ...page, css: CSS, fonts: { br: FONTS, gzip: FONTS } }))

/** A violin and strings in six variants each, a guitar, and an accessory: what a page says of them differs most. */
export const PRODUCTS = [
  'violino-michael-vnm40-com-estojo-e-arco',
  'encordoamento-mauro-calixto-escola-para-violino',
  'violao-giannini-n14',
  'polidor-dunlop-65-para-guitarra-e-violao',
]

/**
 * Statements and processor time of a request. `share` is relative to the reference work in `measured-process.ts`, a few
 * milliseconds, so that slow machines are measured alike. It is 1.4 times the highest of three runs on two cores whose
 * host was busy, where loops took three times as long as on a quiet one; the lowest was three quarters of that highest.
 * `{n}` is another number each time, so that the page is not cached; `{text}` is another search text. `{product}` is
 * one product after the other: the time is their mean, the statements are those of the one with the most.
 */
export const REQUEST_COSTS = [
  { kind: 'uncached', path: '/cordas?ordem=x{n}', statements: 1, share: 3.5 },
  { kind: 'uncached', path: '/?dobra=x{n}', statements: 0, share: 2.3 },
  {
    kind: 'uncached',
    path: '/{product}?sku=x{n}',
    statements: 3,
    share: 4.4,
  },
  { kind: 'uncached', path: '/busca?q={text}&ordem=x{n}', statements: 4, share: 5.4 },
  { kind: 'uncached', path: '/comparar?produtos=1,2,3,{n}', statements: 3, share: 3.3 },
  { kind: 'uncached', path: '/ferramentas/tamanho?instrumento=violino&braco={n}', statements: 3, share: 2.2 },
  { kind: 'uncached', path: '/ferramentas/cordas?instrumento=guitarra&ate={n}', statements: 4, share: 5.5 },
  { kind: 'uncached', path: '/ferramentas/ouvir?produtos=1,2,{n}', statements: 2, share: 1.6 },
  { kind: 'uncached', path: '/ferramentas/tensao?instrumento=guitarra&capo={n}', statements: 3, share: 5.5 },
  {
    kind: 'uncached',
    path: '/ferramentas/meu-instrumento?instrumento=guitarra&escala={n}',
    statements: 3,
    share: 2,
  },
  { kind: 'cached', path: '/', statements: 0, share: 0.05 },
  { kind: 'cached', path: '/cordas', statements: 0, share: 0.04 },
  {
    kind: 'API',
    path: '/v2/front/url/product/listing/category?url=%2Fcordas%3Fordem%3Dx{n}',
    statements: 1,
    share: 1.4,
  },
  {
    kind: 'API, cached',
    path: '/v2/front/url/product/listing/category?url=%2Fcordas',
    statements: 0,
    share: 0.22,
  },
  { kind: 'API', path: '/v2/front/search/suggestions?busca={text}', statements: 2, share: 1.5 },
  { kind: 'API', path: 'POST /v2/front/checkout/cart', statements: 2, share: 1.2 },
]
