import { expect, test } from 'vitest'
import { foundSizeText, readFoundSize } from './found-size.ts'
import { listingText, ownSizeLinks, type SizedListing } from './own-size-links.ts'

const VIOLIN = {
  instrumento: 'Violino',
  tamanho: '3/4',
  tamanhos: ['4/4', '3/4', listingText({ nome: 'Violinos | estudo', url: '/violinos/estudo?tamanho=3-4' })],
}
const GUITAR = {
  instrumento: 'Violão de náilon',
  tamanho: '1/2',
  tamanhos: ['4/4', '1/2', '/violoes/infantis?comprimento-da-escala=510..555 Violões infantis'],
}
const SIZE = '/ferramentas/tamanho'
const LISTING: SizedListing = {
  pathname: '/violinos',
  search: '',
  titulo: 'Violinos, violas e violoncelos',
  tamanhoCerto: SIZE,
  produtos: [{ nome: 'Violoncelo Eagle' }, { nome: 'Violino Michael' }],
  filtros: [{ chave: 'tamanho', valores: [{ valor: '3-4', label: '3/4', total: 9, ativo: false }] }],
}
const BRAND = { ...LISTING, pathname: '/marca/eagle', titulo: 'Eagle', tamanhoCerto: undefined }

const linksOf = (found: typeof VIOLIN, listing: Partial<SizedListing>) =>
  ownSizeLinks(found, { ...LISTING, ...listing }).map(
    ({ pathname, search, text }) => `${pathname}?${search} ${text}`,
  )

test.each<[string, typeof VIOLIN, Partial<SizedListing>, string[]]>([
  [
    'several instruments: the listing below, with the filters that are active',
    VIOLIN,
    { search: '?marca=eagle&tamanho=4-4&pg=2' },
    ['/violinos/estudo?marca=eagle&tamanho=3-4 Só Violinos   estudo 3/4, o seu tamanho'],
  ],
  [
    'its instrument: the listing’s own filter',
    VIOLIN,
    { pathname: '/violinos/estudo', tamanhoCerto: `${SIZE}?instrumento=violino`, search: '?marca=eagle' },
    ['/violinos/estudo?marca=eagle&tamanho=3-4 Só 3/4, o seu tamanho (9)'],
  ],
  [
    'its instrument, filtered already',
    VIOLIN,
    {
      tamanhoCerto: `${SIZE}?instrumento=violino`,
      filtros: [{ chave: 'tamanho', valores: [{ valor: '3-4', label: '3/4', total: 9, ativo: true }] }],
    },
    [],
  ],
  ['another instrument', VIOLIN, { tamanhoCerto: `${SIZE}?instrumento=violoncelo` }, []],
  [
    'its strings, by their title',
    VIOLIN,
    { pathname: '/cordas/violinos', titulo: 'Cordas para violino', tamanhoCerto: undefined },
    ['/cordas/violinos?tamanho=3-4 Só 3/4, o seu tamanho (9)'],
  ],
  [
    'its strings, by the tools of their category',
    VIOLIN,
    {
      pathname: '/cordas/arco',
      titulo: 'Cordas',
      tamanhoCerto: undefined,
      meuInstrumento: '/ferramentas/meu-instrumento?instrumento=violino',
    },
    ['/cordas/arco?tamanho=3-4 Só 3/4, o seu tamanho (9)'],
  ],
  [
    'strings that serve it',
    { ...VIOLIN, tamanho: '7/8' },
    {
      pathname: '/cordas/violinos',
      titulo: 'Cordas',
      tamanhoCerto: undefined,
      meuInstrumento: '/ferramentas/meu-instrumento?instrumento=violino',
      filtros: [
        {
          chave: 'tamanho',
          valores: [
            { valor: '3-4', label: '3/4', total: 5, ativo: false },
            { valor: '4-4', label: '4/4', total: 9, ativo: false },
          ],
        },
      ],
    },
    ['/cordas/violinos?tamanho=4-4 Só o que serve em 7/8, o seu tamanho (9)'],
  ],
  [
    'strings of another instrument, whose title names this one too',
    VIOLIN,
    {
      pathname: '/cordas/violas',
      titulo: 'Cordas para viola, irmã do violino',
      tamanhoCerto: undefined,
      meuInstrumento: '/ferramentas/meu-instrumento?instrumento=violaDeArco',
    },
    [],
  ],
  [
    'a size that the shop writes in two ways',
    VIOLIN,
    {
      pathname: '/violinos/estudo',
      tamanhoCerto: `${SIZE}?instrumento=violino`,
      search: '?tamanho=4-4',
      filtros: [
        {
          chave: 'tamanho',
          valores: [
            { valor: '3-4', label: '3/4', total: 5, ativo: false },
            { valor: '3-4-b', label: '3 / 4', total: 2, ativo: false },
            { valor: '4-4', label: 'Inteiro', total: 9, ativo: true },
          ],
        },
      ],
    },
    ['/violinos/estudo?tamanho=3-4&tamanho=3-4-b Só 3/4, o seu tamanho (7)'],
  ],
  ['a brand that has some', VIOLIN, BRAND, ['/marca/eagle?tamanho=3-4 Só 3/4, o seu tamanho (9)']],
  ['a brand that has none', VIOLIN, { ...BRAND, produtos: [{ nome: 'Violoncelo Eagle' }] }, []],
  [
    'sizes that are found by scale',
    GUITAR,
    { pathname: '/violoes/infantis', titulo: 'Violões infantis', tamanhoCerto: undefined },
    ['/violoes/infantis?comprimento-da-escala=510..555 Só 1/2, o seu tamanho'],
  ],
  [
    'sizes that are found by scale, filtered already',
    GUITAR,
    {
      pathname: '/violoes/infantis',
      tamanhoCerto: `${SIZE}?instrumento=violao-de-nailon`,
      search: '?comprimento-da-escala=510..555',
    },
    [],
  ],
])('%s', (_, found, listing, links) => {
  expect(linksOf(found, listing).map(decodeURIComponent)).toEqual(links)
})

test('listings survive the browser’s storage, and addresses of other sites or without a name are none', () => {
  const stored = readFoundSize(foundSizeText(VIOLIN))
  const strange = {
    ...VIOLIN,
    tamanhos: ['3/4', '//mal.test/violinos/a Loja', '/violinos/estudo', '/violinos/b?q'],
  }

  expect(stored).toEqual(VIOLIN)
  expect(linksOf(strange, { filtros: [], produtos: [] })).toEqual([])
})
