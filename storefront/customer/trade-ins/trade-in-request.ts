import type { Api } from '#contract/contract.ts'
import type { MyTradeIns } from '#contract/orders/trade-ins.ts'
import { TRADE_CONDITIONS } from '#domain/order/trade-in/conditions.ts'
import { textOf } from '#storefront/components/forms/form-answer.ts'

/** Confirmations, by the query parameter `feito`. */
export const DONE: Record<string, string> = {
  aceita: 'Crédito aceito. Agora escolha o instrumento maior.',
  desistida: 'Troca desfeita.',
  enviada: 'Envio anotado. Avisamos quando o instrumento chegar.',
  pix: 'Código Pix gerado.',
}

/**
 * Does what a form of the page requests (`acao`), and returns the word of its confirmation. Throws a response with
 * status 400 for anything else.
 */
export async function answerTradeInForm(api: Api['tradeIns'], form: FormData): Promise<string> {
  const id = textOf(form, 'id')
  const condicao = TRADE_CONDITIONS.find((each) => each === textOf(form, 'condicao'))
  const acts: Record<string, [word: string, act: () => Promise<MyTradeIns>]> = {
    ...(condicao && {
      aceitar: [
        'aceita',
        () =>
          api.accept({
            pedido: textOf(form, 'pedido'),
            posicao: Number(textOf(form, 'posicao')),
            unidade: Number(textOf(form, 'unidade')),
            condicao,
          }),
      ],
    }),
    desistir: ['desistida', () => api.withdraw({ id })],
    enviar: ['enviada', () => api.send({ id, rastreio: textOf(form, 'rastreio') })],
    pagar: ['pix', () => api.pay({ id })],
  }
  const [word, act] = acts[textOf(form, 'acao')] ?? []
  if (!word || !act) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  await act()

  return word
}
