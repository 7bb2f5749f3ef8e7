import { data } from 'react-router'
import type { Proof } from '#contract/customers/account.ts'
import { type RefusedForm, refusedForm, textOf, typedIn } from '../components/forms/form-answer.ts'

/** What became of a form that asks for a proof; `formulario` tells it from others of the page. */
export type ProofAnswer = RefusedForm & {
  formulario: string
  /** A code was sent, and is asked for instead of the password. */
  codigo: boolean
  /** What was done, in words; null where nothing was yet. */
  feito: string | null
}

type Steps = {
  sendCode: () => Promise<unknown>
  /** Does what the form asks for, and says so. */
  act: (proof: Proof) => Promise<string>
}

/** Sends a code where that is asked for (`acao`), else does what the form is for. Passwords are asked for anew, all else stays. */
export async function proofAnswer(form: FormData, { sendCode, act }: Steps) {
  const formulario = textOf(form, 'formulario')
  const asksCode = textOf(form, 'acao') === 'codigo'
  const untouched = { campos: {}, recusa: null, typed: typedIn(form), formulario, feito: null }
  try {
    if (asksCode) {
      await sendCode()
      return data<ProofAnswer>({ ...untouched, codigo: true })
    }
    const feito = await act(proofOf(form))
    return data<ProofAnswer>({ ...untouched, typed: {}, codigo: false, feito })
  } catch (error) {
    const refused = refusedForm(error, form)
    const answer: ProofAnswer = { ...refused.data, formulario, codigo: form.has('codigo'), feito: null }
    return data(answer, { status: 422 })
  }
}

/** The password or the code, whichever the form has a field for. */
export function proofOf(form: FormData): Proof {
  return form.has('codigo') ? { codigo: textOf(form, 'codigo') } : { senhaAtual: textOf(form, 'senhaAtual') }
}
