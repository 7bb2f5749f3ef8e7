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
 * Does what a form of the page requests (`acao`), and returns the word of its confirmation, and what was accepted in
 * exchange (`violino 1/2`), if it was that. Throws a response with status 400 for anything else.
 */
export async function answerTradeInForm(
  api: Api['tradeIns'],
  form: FormData,
): Promise<{ word: string; accepted: string | undefined }> {
  const id = textOf(form, 'id')
  const pedido = textOf(form, 'pedido')
  const condicao = TRADE_CONDITIONS.find((each) => each === textOf(form, 'condicao'))
  const acts: Record<string, [word: string, act: () => Promise<MyTradeIns>]> = {
    ...(condicao && {
      aceitar: [
        'aceita',
        () =>
          api.accept({
            pedido,
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
  const { trocas } = await act()
  // The latest is the first.
  const latest = trocas.find((trade) => trade.pedido === pedido)

  return { word, accepted: word === 'aceita' ? latest?.descricao : undefined }
}
