import { useInterval } from '@mantine/hooks'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderNote } from '#contract/orders/fiscal/invoices.ts'

const EVERY_MS = 5_000

/** Reloads the page's data from time to time while the Sefaz has not answered, or a file is still on its way. */
export function useSettledNotes(notas: readonly OrderNote[]): void {
  const waits = notas.some(({ conferirEm }) => conferirEm !== null)
  const { revalidate, state } = useRevalidator()
  const { start, stop } = useInterval(() => {
    if (state === 'idle') void revalidate()
  }, EVERY_MS)

  useEffect(() => {
    if (waits) start()
    else stop()
    return stop
  }, [waits, start, stop])
}
