import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Message } from '#contract/message.ts'
import buttons from '../components/button.module.css'
import { DialogPanel } from '../components/dialog/dialog-panel.tsx'
import { openPanel } from '../components/dialog/panel-button.tsx'
import { type RefusedForm, typedIn } from '../components/forms/form-answer.ts'
import { FormRefusal } from '../components/forms/form-refusal.tsx'
import { useFirstProblem } from '../components/forms/use-first-problem.ts'
import { ApiError, apiSend, useShop } from '../rendering/browser/api.ts'
import styles from './form-page.module.css'
import { Honeypot } from './writer-fields.tsx'

type Props = {
  id: string
  title: string
  thanks: string
  button: string
  note: string
  /** The platform's endpoint and the request body for it. */
  path: string
  body: (form: FormData) => object
  onSent?: () => void
  children: (refused: RefusedForm | undefined) => ReactNode
}

/** A form about a product in a panel that opens itself. The platform's answer replaces the form. */
export function FormPanel({ id, title, thanks, button, note, path, body, onSent, children }: Props) {
  const appToken = useShop()?.appToken ?? ''
  const sending = useRef(false)
  const done = useRef<HTMLParagraphElement>(null)
  const [refused, setRefused] = useState<RefusedForm>()
  const [sentence, setSentence] = useState<string>()
  const form = useFirstProblem(refused)

  useEffect(() => openPanel(id), [id])
  useEffect(() => {
    if (sentence !== undefined) done.current?.focus()
  }, [sentence])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const data = new FormData(event.currentTarget)
    try {
      const { mensagens } = await apiSend<{ mensagens: Message[] }>('POST', path, {
        appToken,
        body: body(data),
      })
      setSentence(mensagens[0]?.mensagem ?? '')
      onSent?.()
    } catch (error) {
      setRefused(refusedBy(error, data))
    } finally {
      sending.current = false
    }
  }

  return (
    <DialogPanel id={id} title={title}>
      {sentence === undefined ? (
        <form ref={form} method="post" className={styles['form']} noValidate onSubmit={send}>
          <FormRefusal sentence={refused?.refusal} />
          {children(refused)}
          <Honeypot />
          <button type="submit" className={buttons['primary']}>
            {button}
          </button>
          <p className={styles['note']}>{note}</p>
        </form>
      ) : (
        <p ref={done} role="status" tabIndex={-1}>
          <strong>{thanks}.</strong> {sentence}
        </p>
      )}
    </DialogPanel>
  )
}

function refusedBy(error: unknown, form: FormData): RefusedForm {
  const { campos = [], mensagens = [] } = error instanceof ApiError ? error : {}
  const sentence =
    mensagens[0]?.mensagem ?? 'Não conseguimos falar com a loja. Confira a sua conexão e tente de novo.'

  return {
    problems: Object.fromEntries(campos.map(({ campo, mensagem }) => [campo, mensagem])),
    refusal: campos.length > 0 ? null : sentence,
    typed: typedIn(form),
  }
}
