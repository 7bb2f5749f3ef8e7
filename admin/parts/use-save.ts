import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Failure, failureOf } from '../failure.ts'

type Outcome<Result> = { ok: true; result: Result } | { ok: false; failure: Failure }

/**
 * Does something that changes the store: says that it is under way, that it is done (`sucesso`), or what stands in the way, and
 * has the page read anew what it shows. `campos` are the sentences for the fields of a form. A conflict of versions is left to
 * who calls, since only the page can show the differences.
 */
export function useSave() {
  const { revalidate } = useRevalidator()
  const [saving, setSaving] = useState(false)
  const [campos, setCampos] = useState<Record<string, string>>({})

  async function save<Result>(work: () => Promise<Result>, sucesso?: string): Promise<Outcome<Result>> {
    setSaving(true)
    setCampos({})
    try {
      const result = await work()
      if (sucesso !== undefined) notifications.show({ message: sucesso, color: 'pine' })
      await revalidate()
      return { ok: true, result }
    } catch (error) {
      const failure = failureOf(error)
      setCampos(failure.campos)
      if (failure.code !== 'VersaoAntiga') tell(failure)
      return { ok: false, failure }
    } finally {
      setSaving(false)
    }
  }

  return { save, saving, campos }
}

function tell({ mensagem }: Failure) {
  notifications.show({ message: mensagem, color: 'red', autoClose: false, role: 'alert' })
}
