import type { Api } from '#contract/contract.ts'
import type { MyInstruments } from '#contract/customers/instruments.ts'
import type { NewShopEvent } from '#contract/events.ts'
import { textOf } from '#storefront/components/forms/form-answer.ts'

/** Confirmations, by the query parameter `feito`. */
export const DONE: Record<string, string> = {
  guardado: 'Instrumento guardado.',
  mudado: 'Mudanças salvas.',
  tirado: 'Instrumento tirado da sua conta.',
  trocado: 'Troca de cordas anotada.',
  apagado: 'Troca de cordas apagada.',
}

type Answered = { word: string; counted: Pick<NewShopEvent, 'nome' | 'termo'> | null }

/**
 * Does what a form of the page requests (`acao`), and returns the word of its confirmation, and what is counted. Throws
 * a response with status 400 for anything else.
 */
export async function answerInstrumentForm(api: Api['instruments'], form: FormData): Promise<Answered> {
  const acao = textOf(form, 'acao')
  const id = Number(textOf(form, 'id'))
  // Consent counts when it is given, and not each time the form is saved.
  const consents = acao === 'mudar' && form.has('lembrar')
  const before = consents ? (await api.list()).instrumentos.find((one) => one.id === id) : undefined
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
          afinacao: textOf(form, 'afinacao'),
          notas: textOf(form, 'notas'),
        }),
    ],
    tirar: ['tirado', () => api.remove({ id })],
    trocar: ['trocado', () => api.addStrings({ id, em: textOf(form, 'em'), cordas: textOf(form, 'cordas') })],
    apagar: ['apagado', () => api.removeStrings({ id, troca: Number(textOf(form, 'troca')) })],
  }
  const [word, act] = acts[acao] ?? []
  if (!word || !act) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  const { instrumentos } = await act()
  const latest = instrumentos.toSorted((a, b) => b.id - a.id)[0]
  const changed = instrumentos.find((one) => one.id === id)
  if (word === 'guardado' && latest) return { word, counted: counted('save_instrument', latest) }
  if (word === 'trocado' && changed) return { word, counted: counted('note_string_change', changed) }
  if (consents && changed && before && !before.lembrar)
    return { word, counted: counted('accept_reminders', changed) }

  return { word, counted: null }
}

/** An instrument is counted by what it is, never by the name that its owner gave it. */
function counted(nome: NewShopEvent['nome'], { descricao }: MyInstruments['instrumentos'][number]) {
  return { nome, termo: descricao }
}

/** What is no number is left open: the fields take numbers only, in browsers. */
function countOf(form: FormData, name: string): number | null {
  const text = textOf(form, name).trim()

  return /^\d{1,4}$/.test(text) ? Number(text) : null
}
