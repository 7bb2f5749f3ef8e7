import { describe, expect, test } from 'vitest'
import type { PanelBannerGroup } from '#contract/content/banners.ts'
import { type BannerDraft, draftOf, inputOf, newBanner, pictureOf, withPicture } from './banner-draft.ts'

const SIZE = {
  arquivo: '0123456789abcdef01234567',
  largura: 1200,
  altura: 400,
  link: '/cordas',
  parametrosAdicionais: { titulo: 'Cordas novas' },
}

const BANNER = {
  nome: 'Cordas',
  alt: 'Cordas novas',
  idNivel: null,
  dataInicial: null,
  dataFinal: null,
  dispositivo: 'todos',
  dimensoes: { desktop: SIZE, mobile: null },
}

const GROUP = {
  hash: 'home-banner',
  nivel: 'home',
  nome: 'Início',
  titulo: '',
  descricao: '',
  link: null,
  banners: [BANNER],
} as unknown as PanelBannerGroup

test('a group that is not changed is saved as it is', () => {
  const { hash, nivel, nome, titulo, descricao, link } = GROUP
  expect(inputOf(GROUP, draftOf(GROUP))).toEqual({
    hash,
    nivel,
    nome,
    titulo,
    descricao,
    link,
    banners: [BANNER],
  })
})

test('a banner without a picture is sent with one that the platform refuses', () => {
  const draft = draftOf(GROUP)
  const input = inputOf(GROUP, { ...draft, banners: [newBanner([])] })
  expect(input.banners[0]?.dimensoes).toMatchObject({ desktop: { arquivo: 'sem-imagem' }, mobile: null })
})

describe('a new banner', () => {
  test.each([
    [[], 'Banner 1'],
    [['Banner 1'], 'Banner 2'],
    [['Banner 2'], 'Banner 1'],
    [['Banner 2', 'Banner 3'], 'Banner 1'],
    [['Banner 1', 'Banner 3'], 'Banner 2'],
    [['Cordas', 'Arcos'], 'Banner 2'],
  ])('beside %j is called %s', (names, expected) => {
    expect(newBanner(names.map(named)).nome).toBe(expected)
  })
})

describe('another picture', () => {
  const picture = { arquivo: 'f'.repeat(24), largura: 800, altura: 300, alt: '', imagem: '' }

  test('keeps link and texts', () => {
    expect(withPicture(SIZE, picture)).toEqual({
      ...SIZE,
      arquivo: 'f'.repeat(24),
      largura: 800,
      altura: 300,
    })
  })

  test('as the first has no link', () => {
    expect(withPicture(null, picture)).toMatchObject({ link: null, parametrosAdicionais: {} })
  })

  test('of none leaves none', () => {
    expect(withPicture(SIZE, undefined)).toBeNull()
    expect(pictureOf(null, '')).toEqual([])
  })
})

function named(nome: string): BannerDraft {
  return { ...newBanner([]), nome }
}
