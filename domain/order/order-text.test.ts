import { expect, test } from 'vitest'
import { TRANSITIONS } from './order-situation.ts'
import { moneyText, type OrderState, type OrderTerms, orderText, PAYMENT_NAMES } from './order-text.ts'

test.each<[Partial<OrderState & OrderTerms>, string, RegExp]>([
  [{ situacao: 'aguardandoPagamento', pagamento: 'pendente' }, 'Aguardando pagamento', /confirmado/],
  [{ situacao: 'aguardandoPagamento', pagamento: 'recusado' }, 'Pagamento não aprovado', /outro cartão/],
  [{ situacao: 'aguardandoPagamento', pagamento: 'expirado' }, 'Aguardando pagamento', /novo código/],
  [{ situacao: 'aguardandoPagamento', pagamento: 'pagoEmParte' }, 'Aguardando pagamento', /restante/],
  [{ situacao: 'pagamentoEmAnalise', pagamento: 'emAnalise' }, 'Pagamento em análise', /48 horas/],
  [{ situacao: 'pagamentoAprovado' }, 'Pagamento aprovado', /separar/],
  [{ situacao: 'emSeparacao' }, 'Em separação', /embalando/],
  [{ situacao: 'enviado' }, 'Enviado', /rastreio/],
  [{ situacao: 'enviado', retirada: true }, 'Pronto para retirada', /na loja/],
  [{ situacao: 'entregue' }, 'Entregue', /30 dias corridos/],
  [{ situacao: 'entregue', retirada: true }, 'Retirado', /30 dias corridos/],
  [{ situacao: 'entregue', devolver: false }, 'Entregue', /^Esperamos que você tenha gostado\.$/],
  [{ situacao: 'devolucaoSolicitada' }, 'Devolução solicitada', /e-mail/],
  [{ situacao: 'devolvido' }, 'Devolvido', /Vamos devolver/],
  [{ situacao: 'devolvido', pagamento: 'estornado' }, 'Devolvido', /foi devolvido/],
  [{ situacao: 'cancelado', pagamento: 'pendente' }, 'Cancelado', /Nada foi cobrado/],
  [{ situacao: 'cancelado', pagamento: 'expirado' }, 'Cancelado', /prazo .* boleto leva até 3 dias úteis/],
  [{ situacao: 'cancelado' }, 'Cancelado', /Vamos devolver/],
  [
    { situacao: 'aguardandoPagamento', pagamento: 'pendente', deServicos: true },
    'Aguardando pagamento',
    /retirada/,
  ],
  [
    { situacao: 'aguardandoPagamento', pagamento: 'expirado', deServicos: true },
    'Aguardando pagamento',
    /novo/,
  ],
  [{ situacao: 'entregue', deServicos: true }, 'Pago', /oficina/],
  [{ situacao: 'cancelado', deServicos: true }, 'Cancelado', /cobrança .* Vamos devolver/],
  [{ situacao: 'cancelado', pagamento: 'estornadoEmParte' }, 'Cancelado', /restante/],
  [{ situacao: 'cancelado', pagamento: 'contestado' }, 'Cancelado', /operadora/],
])('%j reads %s', (order, titulo, texto) => {
  const text = orderText({
    situacao: 'pagamentoAprovado',
    pagamento: 'pago',
    retirada: false,
    metodo: 'pix',
    devolucaoDias: 30,
    devolver: true,
    ...order,
  })

  expect(text.titulo).toBe(titulo)
  expect(text.texto).toMatch(texto)
})

test('every state has complete sentences without exclamation marks', () => {
  for (const situacao of Object.keys(TRANSITIONS) as OrderState['situacao'][])
    for (const pagamento of Object.keys(PAYMENT_NAMES) as OrderState['pagamento'][])
      for (const retirada of [false, true]) {
        const { titulo, texto } = orderText({
          situacao,
          pagamento,
          retirada,
          metodo: 'boleto',
          devolucaoDias: 30,
          devolver: true,
        })
        expect(titulo).toMatch(/^\p{Lu}[^.!]+$/u)
        expect(texto).toMatch(/^\p{Lu}[^!]+\.$/u)
      }
})

test('only card payments are said to be refunded on a card statement', () => {
  expect(moneyText({ pagamento: 'estornado', metodo: 'cartao' })).toContain('duas faturas')
  for (const metodo of ['pix', 'boleto', 'outro'] as const)
    expect(moneyText({ pagamento: 'estornado', metodo })).not.toMatch(/cartão|fatura/)
})
