import type { Api } from '#contract/contract.ts'
import type { MyInstruments } from '#contract/customers/instruments.ts'
import { textOf } from '#storefront/components/forms/form-answer.ts'

/** Confirmations, by the query parameter `feito`. */
export const DONE: Record<string, string> = {
  guardado: 'Instrumento guardado.',
  mudado: 'Mudanças salvas.',
  tirado: 'Instrumento tirado da sua conta.',
  trocado: 'Troca de cordas anotada.',
  apagado: 'Troca de cordas apagada.',
}

/**
 * Does what a form of the page requests (`acao`), and returns the word of its confirmation. Throws a response with
 * status 400 for anything else.
 */
export async function answerInstrumentForm(api: Api['instruments'], form: FormData): Promise<string> {
  const id = Number(textOf(form, 'id'))
  const acts: Record<string, [word: string, act: () => Promise<MyInstruments>]> = {
    guardar: ['guardado', () => api.add({ codigo: textOf(form, 'codigo'), nome: textOf(form, 'nome') })],
    assumir: [
      'guardado',
      () => api.takeOver({ pedido: textOf(form, 'pedido'), idSku: Number(textOf(form, 'sku')) }),
    ],
    mudar: [
      'mudado',
      () =>
        api.change({
          id,
          nome: textOf(form, 'nome'),
          horasSemana: countOf(form, 'horasSemana'),
          vidaHoras: countOf(form, 'vidaHoras'),
          lembrar: form.has('lembrar'),
        }),
    ],
    tirar: ['tirado', () => api.remove({ id })],
    trocar: ['trocado', () => api.addStrings({ id, em: textOf(form, 'em'), cordas: textOf(form, 'cordas') })],
    apagar: ['apagado', () => api.removeStrings({ id, troca: Number(textOf(form, 'troca')) })],
  }
  const [word, act] = acts[textOf(form, 'acao')] ?? []
  if (!word || !act) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  await act()

  return word
}

/** What is no number is left open: the fields take numbers only, in browsers. */
function countOf(form: FormData, name: string): number | null {
  const text = textOf(form, name).trim()

  return /^\d{1,4}$/.test(text) ? Number(text) : null
}
