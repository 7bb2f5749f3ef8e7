import { redirect } from 'react-router'
import { refusedForm, textOf } from '../components/forms/form-answer.ts'
import { pageAnswer } from '../rendering/answers.ts'

/** The fields that all forms about a product share. */
export function writerOf(form: FormData) {
  return {
    nome: textOf(form, 'nome'),
    email: textOf(form, 'email'),
    contato: textOf(form, 'contato'),
    site: textOf(form, 'site'),
  }
}

/** The id in a path. Answers 404 if it is not one. */
export function idOf(param: string | undefined): number {
  const id = Number(param)
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647)
    throw new Response('Não encontramos esta página.', { status: 404 })

  return id
}

/** Waits for an answer as `pageAnswer` does, but redirects home if a key is refused (specification, section 8). */
export async function keyAnswer<T>(answer: Promise<T>): Promise<T> {
  try {
    return await pageAnswer(answer)
  } catch (error) {
    if (error instanceof Response && error.status === 410) throw redirect('/')
    throw error
  }
}

/** The answer to a sent form: the platform's message or the errors. */
export async function sentAnswer(work: Promise<{ mensagens: { mensagem: string }[] }>, form: FormData) {
  try {
    const { mensagens } = await work

    return { sentence: mensagens[0]?.mensagem ?? '' }
  } catch (error) {
    return refusedForm(error, form)
  }
}
