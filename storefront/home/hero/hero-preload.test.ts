import { expect, test } from 'vitest'
import type { Banner } from '#contract/content/content.ts'
import { heroPreload } from './hero-preload.ts'

const size = (arquivo: string) => ({
  imagem: `/imagens/${arquivo}/640.jpg`,
  imagemOriginal: '',
  largura: 1920,
  altura: 720,
  link: null,
  parametrosAdicionais: {},
})

const banner = (nome: string, dispositivo: Banner['dispositivo']): Banner => ({
  id: 1,
  nome,
  alt: '',
  idNivel: null,
  dataInicial: null,
  dataFinal: null,
  dispositivo,
  dimensoes: { desktop: size(`${nome}-largo`), mobile: size(`${nome}-estreito`) },
})

test.each([
  ['one for all screens', [banner('a', 'todos'), banner('b', 'todos')], ['a-estreito', 'a-largo']],
  [
    'one for each kind of screen',
    [banner('a', 'mobile'), banner('b', 'desktop')],
    ['a-estreito', 'a-largo', 'b-largo'],
  ],
  ['one for wide screens alone', [banner('a', 'desktop')], ['a-largo']],
  ['none', [], []],
] as const)('preloads the first visible pictures: %s', (_, banners, preloaded) => {
  const loaded = heroPreload([...banners]).map((link) =>
    'imageSrcSet' in link ? String(link['imageSrcSet']) : '',
  )

  expect(loaded.map((srcset) => /imagens\/([^/]+)/.exec(srcset)?.[1])).toEqual(preloaded)
})
