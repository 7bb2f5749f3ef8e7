import { notifications } from '@mantine/notifications'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Failure, failureOf, shownText } from '#admin/shell/failure.ts'
import { showError } from '../page/show-error.ts'
import { useStableFocus } from '../page/use-stable-focus.ts'

type Outcome<Result> = { ok: true; result: Result } | { ok: false; failure: Failure }

/**
 * Runs a change of the store: shows a loading state, then `sucesso` or the error, and reloads the page's data. The next
 * call hides the previous error. `campos` holds the field errors of a form. The focus stays where the change was
 * started, or goes to the first wrong field. A version conflict reloads the page's data, so that another try changes the
 * current state; a page that shows the differences itself says `handlesConflict`. A bill that the page didn't know
 * reloads it too, so that another try can confirm it.
 */
export function useSave({ handlesConflict = false } = {}) {
  const { revalidate } = useRevalidator()
  const [saving, setSaving] = useState(false)
  const [campos, setCampos] = useState<Record<string, string>>({})
  const shownError = useRef<string | null>(null)
  const focus = useStableFocus()

  async function save<Result>(
    work: () => Promise<Result>,
    sucesso?: string | ((result: Result) => string),
  ): Promise<Outcome<Result>> {
    let refused = false
    focus.remember()
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
      refused = Object.keys(failure.campos).length > 0
      const isConflict = failure.code === 'VersaoAntiga'
      if (!isConflict || !handlesConflict) shownError.current = showError(shownText(failure))
      if ((isConflict && !handlesConflict) || failure.code === 'ServicoAPagar') await revalidate()
      return { ok: false, failure }
    } finally {
      setSaving(false)
      focus.settle(refused)
    }
  }

  return { save, saving, campos, clearErrors: () => setCampos({}) }
}
