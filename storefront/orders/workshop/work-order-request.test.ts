import { expect, test } from 'vitest'
import { doneText } from './work-order-request.ts'

test.each([
  ['escrito', false, 'Mensagem enviada. A resposta fica nesta página e chega por e-mail.'],
  ['escrito', true, 'Mensagem enviada. A resposta fica nesta página.'],
  ['outroPedido', false, 'Pedido enviado. O novo orçamento fica nesta página e chega por e-mail.'],
  ['outroPedido', true, 'Pedido enviado. O novo orçamento fica nesta página.'],
  ['recusado', true, 'Orçamento recusado. Nada foi cobrado.'],
  ['outra', false, undefined],
])('%s, where an e-mail address is missing (%s), is confirmed by "%s"', (feito, pedeEmail, text) => {
  expect(doneText(feito, { pedeEmail })).toBe(text)
})
