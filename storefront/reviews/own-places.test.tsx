import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { OwnPlace } from '#contract/reviews/queue.ts'
import { OwnPlaces } from './own-places.tsx'

test('what is reserved is put into the cart by a button of its place, and what is waited for is only left', () => {
  const html = shown([place(7, 'reservado'), place(8, 'esperando')])
  const [reserved = '', waiting = ''] = html.split('</form>')

  expect(buttonsIn(reserved)).toEqual([
    ['carrinho', 'Pôr na sacola'],
    ['sair', 'Desistir da reserva'],
  ])
  expect(reserved).toContain('name="lugar" value="7"')
  expect(reserved).toContain('Reservado para você até 21/11/2026 às 09h20')
  expect(buttonsIn(waiting)).toEqual([['sair', 'Sair da fila']])
  expect(waiting).toContain('Você é o 2º da fila')
})

function place(id: number, situacao: OwnPlace['situacao']): OwnPlace {
  return {
    id,
    chave: 'chave',
    produto: {
      nome: 'Breu escuro',
      url: '/breu',
      imagem: { imagem: '/imagens/a/400.webp', alt: '', largura: 10, altura: 10 },
    },
    opcao: '',
    situacao,
    lugar: 2,
    reservadoAte: situacao === 'reservado' ? '2026-11-21T12:20:00.000Z' : null,
    previsaoReposicao: null,
  }
}

function buttonsIn(html: string) {
  return [...html.matchAll(/<button[^>]*value="(.*?)"[^>]*>(.*?)<\/button>/g)].map(([, value, text]) => [
    value,
    text,
  ])
}

function shown(itens: OwnPlace[]): string {
  const page = <OwnPlaces itens={itens} refusal={null} />

  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
}
