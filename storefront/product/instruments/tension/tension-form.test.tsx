import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Tension } from '#contract/catalog/tension.ts'
import { TUNINGS } from '#domain/instruments/pitch/tunings.ts'
import { lettersOf } from '#domain/instruments/tension/read-tuning.ts'
import { tensionAnswer } from '#domain/instruments/tension/tension-answer.ts'
import { TensionForm } from './tension-form.tsx'
import { tensionView, writtenOf } from './tension-view.ts'

test.each([
  [{}, '', ''],
  [{ escala: '628', afinacao: 'Drop C' }, '628', 'Drop C'],
  [{ escala: 'longa', afinacao: 'D G C F A D' }, 'longa', 'Um tom abaixo'],
])(
  'a form for %j sends “%s” as the scale and “%s” as the tuning, and what was not said to no set',
  (said, escala, afinacao) => {
    const html = formFor(said)

    expect(valueIn(html, /<input[^>]*name="escala"[^>]*>/)).toBe(escala)
    expect(
      /<option value="([^"]*)" selected="">/.exec(
        /<select[^>]*name="afinacao".*?<\/select>/s.exec(html)?.[0] ?? '',
      )?.[1] ?? '',
    ).toBe(afinacao)
  },
)

test('the scale that counts without one is shown in its field', () => {
  expect(formFor({})).toMatch(/name="escala"[^>]*placeholder="648"|placeholder="648"[^>]*name="escala"/)
})

test('sets are looked for with as many strings as the tuning has, or another number for which there are sets', () => {
  const options = (said: Said) =>
    /<select[^>]*name="cordas".*?<\/select>/s
      .exec(formFor(said))?.[0]
      .match(/<option.*?<\/option>/g)
      ?.map((option) => [
        /value="(.*?)"/.exec(option)?.[1],
        option.includes('selected'),
        option.replace(/<.*?>/g, ''),
      ])

  expect(options({})).toEqual([
    ['', true, '6, do jogo'],
    ['6', false, '6 cordas'],
    ['7', false, '7 cordas'],
    ['12', false, '12 cordas'],
  ])
  expect(options({ afinacao: '7 cordas', cordas: '12' })?.filter(([, selected]) => selected)).toEqual([
    ['12', true, '12 cordas'],
  ])
  expect(options({ afinacao: '7 cordas' })?.[0]?.[2]).toBe('7, do jogo')
})

test('found sets lead to the same tuning, and to a scale only if one was said', () => {
  const linkFor = (said: Parameters<typeof viewFor>[0]) => viewFor(said).encontrados?.[0]?.calculo

  expect(linkFor({})).toBe('/ferramentas/tensao?instrumento=guitarra&afinacao=Padr%C3%A3o&la=440&jogo=7')
  expect(linkFor({ escala: '628', notas: 'C2 G2 C3 F3 A3 E4' })).toBe(
    '/ferramentas/tensao?instrumento=guitarra&escala=628&notas=C2+G2+C3+F3+A3+E4&la=440&jogo=7',
  )
})

type Said = Parameters<typeof writtenOf>[0]

function formFor(said: Said): string {
  const view = viewFor(said)
  const form = <TensionForm view={view} filled={view} ref={null} onChange={() => {}} />

  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />)
}

function viewFor(said: Said) {
  const {
    tuned: _,
    searched: _searched,
    ...answer
  } = tensionAnswer({ family: 'guitarra', input: said, jogo: null, atual: null })
  const produto = { id: 7, nome: 'Jogo', url: '/jogo', marca: { nome: 'Lira' }, precos: { precoPor: 1 } }
  const content = {
    ...answer,
    instrumentos: [],
    instrumento: 'guitarra',
    corda: 1,
    alvo: null,
    escalas: [648],
    contagens: [6, 7, 12],
    cursos: 7,
    prendem: ['encaixe'],
    prende: null,
    afinacoes: TUNINGS.guitarra.map(({ nome, notas }) => ({ nome, notas: lettersOf(notas) })),
    jogos: [],
    lidos: null,
    deFora: [],
    jogo: null,
    atual: null,
    encontrados: [{ produto, kg: 7, total: 42, proporcao: 1, nota: null }],
  }

  return tensionView(content as unknown as Tension['conteudo'], writtenOf(said))
}

function valueIn(html: string, element: RegExp): string | undefined {
  return /value="([^"]*)"/.exec(element.exec(html)?.[0] ?? '')?.[1]
}
