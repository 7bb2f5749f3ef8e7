import { expect, test } from 'vitest'
import type { OrderNote } from '#contract/orders/fiscal/invoices.ts'
import { cancelText, waitingText } from './note-words.ts'

const NOTE: OrderNote = {
  id: '00000000-0000-4000-8000-000000000000',
  tipo: 'venda',
  ambiente: 'producao',
  situacao: 'processando',
  numero: null,
  serie: null,
  chave: null,
  codigo: '',
  mensagem: '',
  problemas: [],
  falha: null,
  conferirEm: '2026-11-21T15:00:00.000Z',
  arquivos: [],
  cartas: [],
  justificativa: null,
  itens: null,
  criadaEm: '2026-11-21T15:00:00.000Z',
  autorizadaEm: null,
  canceladaEm: null,
  cancelavelAte: null,
}

test.each<[Partial<OrderNote>, RegExp]>([
  [{}, /Sefaz está conferindo/],
  [{ situacao: 'pendente' }, /a caminho da Focus NFe/],
  [{ situacao: 'pendente', falha: 'semResposta' }, /não respondeu\. A loja tenta de novo sozinha/],
  [{ situacao: 'pendente', falha: 'acesso' }, /não aceitou o token/],
  [{ situacao: 'autorizada' }, /arquivos da nota/],
])('an invoice that waits says why: %j', (changes, words) => {
  expect(waitingText({ ...NOTE, ...changes })).toMatch(words)
})

test('an invoice that waits for nothing says nothing', () => {
  expect(waitingText({ ...NOTE, situacao: 'autorizada', conferirEm: null })).toBeNull()
})

test('the day for cancelling is said, and what to do after it', () => {
  expect(cancelText({ ...NOTE, cancelavelAte: '2026-11-22T15:00:00.000Z' })).toMatch(/até 24 horas: até/)
  expect(cancelText(NOTE)).toMatch(/já passaram.*nota de devolução/)
})
