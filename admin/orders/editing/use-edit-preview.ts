import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { api } from '#admin/shell/api.ts'
import { type Failure, failureOf } from '#admin/shell/failure.ts'
import type { OrderEdit, OrderEditPreview } from '#contract/orders/order-edit.ts'

const WAIT_MS = 350

type Preview = { soma: OrderEditPreview | null; falha: Failure | null }

/** What an edit would make of an order, as the store reckons it, shortly after each change; or what stands in its way. */
export function useEditPreview(edit: OrderEdit): Preview {
  const [preview, setPreview] = useState<Preview>({ soma: null, falha: null })
  const [asked] = useDebouncedValue(JSON.stringify(edit), WAIT_MS)

  useEffect(() => {
    let stale = false
    const wanted: OrderEdit = JSON.parse(asked)
    if (wanted.itens.length === 0) return
    api.orders.previewEdit(wanted).then(
      (soma) => {
        if (!stale) setPreview({ soma, falha: null })
      },
      (error: unknown) => {
        if (!stale) setPreview((old) => ({ ...old, falha: failureOf(error) }))
      },
    )
    return () => {
      stale = true
    }
  }, [asked])

  return preview
}
