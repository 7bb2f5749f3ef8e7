import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { MyInstrumentPage } from '#contract/catalog/my-instrument.ts'
import { MineResult } from '../mine/mine-result.tsx'
import { mineView } from '../mine/mine-view.ts'

test.each([
  [true, 1],
  [false, 0],
])(
  'an instrument for the left hand (%s) offers the switch, and without script a form that leads to it',
  (canhoto, forms) => {
    const content = MyInstrumentPage.shape.conteudo.parse({
      instrumentos: [],
      instrumento: 'guitarra',
      tamanhos: [],
      contagens: [6],
      prendem: ['encaixe'],
      afinacoes: [],
      tarraxas: true,
      tamanho: '',
      escala: '',
      cordas: null,
      afinacao: '',
      notas: '',
      prende: null,
      furo: '',
      canhoto,
      problemas: [],
      codigo: canhoto ? 'guitarra.canhoto' : 'guitarra',
      descricao: 'guitarra',
      listagens: [],
    })
    const element = <MineResult view={mineView(content)} />
    const html = renderToStaticMarkup(
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
    )

    expect(html.match(/<form[^>]*action="\/ferramentas\/canhotos"/g) ?? []).toHaveLength(forms)
  },
)
