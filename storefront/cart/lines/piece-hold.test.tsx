import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PieceHold } from './piece-hold.tsx'

const ATE = '2026-11-21T12:20:00.000Z'

test.each([
  ['a piece', { exemplar: { retidoAte: ATE }, reservadoAte: null }, 'Reservado para você até 09:20'],
  ['a unit of the queue', { exemplar: null, reservadoAte: ATE }, 'Reservado para você até 21/11 às 09:20'],
  [
    'one of two units',
    { exemplar: null, reservadoAte: ATE, quantidade: 2 },
    '1 unidade reservada para você até 21/11 às 09:20',
  ],
  [
    'a piece whose time is over',
    { exemplar: { retidoAte: null }, reservadoAte: null },
    'O tempo de reserva acabou: este exemplar é de quem comprar primeiro.',
  ],
  ['other goods', { exemplar: null, reservadoAte: null }, ''],
])('says of %s until when nobody else can have it', (_case, hold, text) => {
  const html = renderToStaticMarkup(<PieceHold quantidade={1} {...hold} />)

  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text)
})
