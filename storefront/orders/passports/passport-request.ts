import type { Api } from '#contract/contract.ts'
import { handoverPath } from '#domain/instruments/passport/passport-path.ts'
import { textOf } from '#storefront/components/forms/form-answer.ts'

/** Confirmations, by the query parameter `feito`. */
export const DONE: Record<string, string> = {
  recebido: 'O instrumento agora é seu: o passaporte está na sua conta.',
  desfeito: 'Link desfeito: ninguém mais recebe o instrumento por ele.',
  avisado: 'Aviso publicado: quem abrir o passaporte ou procurar o número de série vê que ele falta.',
  achado: 'Aviso retirado.',
}

/**
 * Does what a form of a passport's page requests (`acao`). Returns the word of its confirmation, or the path of the new
 * link. Throws a response with status 400 for anything else.
 */
export async function answerPassportForm(
  api: Api['passports'],
  { codigo, form }: { codigo: string; form: FormData },
): Promise<{ done: string } | { link: string }> {
  switch (textOf(form, 'acao')) {
    case 'passar':
      return { link: handoverPath((await api.offer({ codigo })).chave) }
    case 'desfazer':
      await api.withdrawOffer({ codigo })
      return { done: 'desfeito' }
    case 'roubado':
      await api.reportLoss({ codigo, alerta: 'roubado' })
      return { done: 'avisado' }
    case 'perdido':
      await api.reportLoss({ codigo, alerta: 'perdido' })
      return { done: 'avisado' }
    case 'achado':
      await api.reportLoss({ codigo, alerta: null })
      return { done: 'achado' }
    default:
      throw new Response(null, { status: 400, statusText: 'Bad Request' })
  }
}
