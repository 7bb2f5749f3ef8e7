import { notifications } from '@mantine/notifications'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Failure, failureOf } from '#admin/shell/failure.ts'

type Outcome<Result> = { ok: true; result: Result } | { ok: false; failure: Failure }

/**
 * Runs a change of the store: shows that it is running, then `sucesso` or the error, and reloads the page's data. The next try
 * hides the error of the one before. `campos` holds the errors of a form's fields. A version conflict is left to the caller, since
 * only the page can show the differences.
 */
export function useSave() {
  const { revalidate } = useRevalidator()
  const [saving, setSaving] = useState(false)
  const [campos, setCampos] = useState<Record<string, string>>({})
  const told = useRef<string | null>(null)

  async function save<Result>(
    work: () => Promise<Result>,
    sucesso?: string | ((result: Result) => string),
  ): Promise<Outcome<Result>> {
    setSaving(true)
    if (told.current !== null) notifications.hide(told.current)
    told.current = null
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
      if (failure.code !== 'VersaoAntiga') told.current = tell(failure)
      return { ok: false, failure }
    } finally {
      setSaving(false)
    }
  }

  return { save, saving, campos }
}

function tell({ mensagem }: Failure): string {
  return notifications.show({ message: mensagem, color: 'red', autoClose: false, role: 'alert' })
}
