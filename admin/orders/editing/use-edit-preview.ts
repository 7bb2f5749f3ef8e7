import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { api } from '#admin/shell/api.ts'
import { type Failure, failureOf } from '#admin/shell/failure.ts'
import type { OrderEdit, OrderEditPreview } from '#contract/orders/order-edit.ts'

const WAIT_MS = 350

type Preview = { preview: OrderEditPreview | null; failure: Failure | null }

/** Returns what the server computes for an edit, debounced; or the reason why it is impossible. */
export function useEditPreview(edit: OrderEdit): Preview {
  const [preview, setPreview] = useState<Preview>({ preview: null, failure: null })
  const [debounced] = useDebouncedValue(JSON.stringify(edit), WAIT_MS)

  useEffect(() => {
    let stale = false
    const input: OrderEdit = JSON.parse(debounced)
    if (input.itens.length === 0) return
    api.orders.previewEdit(input).then(
      (soma) => {
        if (!stale) setPreview({ preview: soma, failure: null })
      },
      (error: unknown) => {
        if (!stale) setPreview((old) => ({ ...old, failure: failureOf(error) }))
      },
    )
    return () => {
      stale = true
    }
  }, [debounced])

  return preview
}
