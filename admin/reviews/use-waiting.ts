import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { api } from '../shell/api.ts'

export type Waiting = Awaited<ReturnType<typeof api.reviews.waiting>>

/** The number of entries to moderate, as of the last page or change; null until loaded. */
export function useWaiting(): Waiting | null {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  const idle = navigation.state === 'idle' && revalidator.state === 'idle'
  useEffect(() => {
    if (!idle) return
    let here = true
    api.reviews.waiting().then(
      (counts) => {
        if (here) setWaiting(counts)
      },
      // A missing count is no error.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [idle])

  return waiting
}
