import { data } from 'react-router'
import type { Proof } from '#contract/customers/account.ts'
import { type RefusedForm, refusedForm, textOf, typedIn } from '../components/forms/form-answer.ts'

/** The answer to a form that asks for the password or a code; `formName` says which form of the page it was. */
export type ProofAnswer = RefusedForm & {
  formName: string
  /** True if a code was sent: the form asks for it instead of the password. */
  codeSent: boolean
  /** What was done, as text; null if nothing was. */
  done: string | null
}

type Steps = {
  sendCode: () => Promise<unknown>
  /** Performs the action and returns a message. */
  act: (proof: Proof) => Promise<string>
}

/** Sends a code if requested (`acao`), otherwise performs the action. Keeps the typed values, except for passwords. */
export async function proofAnswer(form: FormData, { sendCode, act }: Steps) {
  const formName = textOf(form, 'formulario')
  const asksCode = textOf(form, 'acao') === 'codigo'
  const untouched = { problems: {}, refusal: null, typed: typedIn(form), formName, done: null }
  try {
    if (asksCode) {
      await sendCode()
      return data<ProofAnswer>({ ...untouched, codeSent: true })
    }
    const done = await act(proofOf(form))
    return data<ProofAnswer>({ ...untouched, typed: {}, codeSent: false, done })
  } catch (error) {
    const refused = refusedForm(error, form)
    const answer: ProofAnswer = { ...refused.data, formName, codeSent: form.has('codigo'), done: null }
    return data(answer, { status: 422 })
  }
}

/** The password or the code, whichever the form has a field for. */
export function proofOf(form: FormData): Proof {
  return form.has('codigo') ? { codigo: textOf(form, 'codigo') } : { senhaAtual: textOf(form, 'senhaAtual') }
}
