import type { Api } from '#contract/contract.ts'
import { textOf } from '../../components/forms/form-answer.ts'

const DONE: Record<string, string> = {
  aprovado: 'Orçamento aprovado. A oficina já sabe.',
  recusado: 'Orçamento recusado. Nada foi cobrado.',
}

/** What was sent, and what the workshop answers. */
const SENT: Record<string, string> = {
  escrito: 'Mensagem enviada. A resposta',
  outroPedido: 'Pedido enviado. O novo orçamento',
}

/** Returns the confirmation for a query parameter `feito`; answers come by e-mail only if the workshop has an address. */
export function doneText(feito: string, { pedeEmail }: { pedeEmail: boolean }): string | undefined {
  const sent = SENT[feito]

  return sent ? `${sent} fica nesta página${pedeEmail ? '' : ' e chega por e-mail'}.` : DONE[feito]
}

/**
 * Does what a form of a work order's page requests (`acao`), and returns the word of its confirmation. Throws a response
 * with status 400 for anything else.
 */
export async function answerWorkOrderForm(
  api: Api['ownWorkOrders'],
  { id, chave, form }: { id: string; chave: string | null; form: FormData },
): Promise<string> {
  const which = { id, ...(chave && { chave }) }
  const orcamento = textOf(form, 'orcamento')
  switch (textOf(form, 'acao')) {
    case 'aprovar':
      await api.approve({
        ...which,
        orcamento,
        documento: textOf(form, 'documento'),
        email: textOf(form, 'email'),
      })
      return 'aprovado'
    case 'recusar':
      await api.refuse({ ...which, orcamento, resposta: textOf(form, 'resposta') })
      return 'recusado'
    case 'pedirOutro':
      await api.requestQuote({ ...which, orcamento })
      return 'outroPedido'
    case 'escrever':
      await api.message({ ...which, texto: textOf(form, 'texto') })
      return 'escrito'
    default:
      throw new Response(null, { status: 400, statusText: 'Bad Request' })
  }
}
