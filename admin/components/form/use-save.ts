import { notifications } from '@mantine/notifications'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Failure, failureOf } from '#admin/shell/failure.ts'

type Outcome<Result> = { ok: true; result: Result } | { ok: false; failure: Failure }

/**
 * Runs a change of the store: shows a loading state, then `sucesso` or the error, and reloads the page's data. The next
 * call hides the previous error. `campos` holds the field errors of a form. A version conflict is left to the caller,
 * since only the page can show the differences.
 */
export function useSave() {
  const { revalidate } = useRevalidator()
  const [saving, setSaving] = useState(false)
  const [campos, setCampos] = useState<Record<string, string>>({})
  const shownError = useRef<string | null>(null)

  async function save<Result>(
    work: () => Promise<Result>,
    sucesso?: string | ((result: Result) => string),
  ): Promise<Outcome<Result>> {
    setSaving(true)
    if (shownError.current !== null) notifications.hide(shownError.current)
    shownError.current = null
    setCampos({})
    try {
      const result = await work()
      const message = typeof sucesso === 'function' ? sucesso(result) : sucesso
      if (message !== undefined) notifications.show({ message, color: 'pine' })
      await revalidate()
      return { ok: true, result }
    } catch (error) {
      const failure = failureOf(error)
      setCampos(failure.campos)
      if (failure.code !== 'VersaoAntiga') shownError.current = showError(failure)
      return { ok: false, failure }
    } finally {
      setSaving(false)
    }
  }

  return { save, saving, campos, clearErrors: () => setCampos({}) }
}

/** Sentences in a notification; a form shows the others at their fields. */
const MAX_SENTENCES = 3

function showError({ mensagem }: Failure): string {
  const sentences = mensagem.split('\n')
  const more = sentences.length - MAX_SENTENCES
  const shown = [...sentences.slice(0, MAX_SENTENCES), ...(more > 0 ? [`E mais ${more}.`] : [])]

  return notifications.show({ message: shown.join('\n'), color: 'red', autoClose: false, role: 'alert' })
}
