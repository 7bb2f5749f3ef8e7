import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PupilItem } from './pupil-item.tsx'

const OPTION = { idSku: 1, nome: '4/4 · Preta', precoPor: 8990, disponivel: true }

test.each([
  ['the only variant, that is bought with no choice', [OPTION], '1 unidade, 4/4 · Preta'],
  ['no variant of a product without any', [{ ...OPTION, nome: '' }], '1 unidade'],
  [
    'none of several, of which one is chosen',
    [OPTION, { ...OPTION, idSku: 2, nome: '3/4 · Azul' }],
    '1 unidade',
  ],
])('parents read %s', (_case, opcoes, text) => {
  const item = {
    idItem: 1,
    produto: {
      id: 1,
      nome: 'Espaleira',
      url: '/espaleira',
      imagem: { imagem: '/imagens/a/400.webp', alt: '', largura: 10, altura: 10 },
    },
    quantidade: 1,
    obrigatorio: true,
    nota: '',
    idSku: null,
    opcoes,
    comprado: { pedidas: 0, pagas: 0 },
    naSacola: 0,
  }
  const html = renderToStaticMarkup(<PupilItem item={item} open typed={null} problem={undefined} />)

  expect(/<p class="[^"]*">(1 unidade.*?)<\/p>/.exec(html)?.[1]).toBe(text)
})
