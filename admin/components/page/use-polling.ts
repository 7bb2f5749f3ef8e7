import { useInterval } from '@mantine/hooks'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 1_000

/** Reloads the page's data periodically while a background job runs. */
export function usePolling(running: boolean): void {
  const { revalidate, state } = useRevalidator()
  const { start, stop } = useInterval(() => {
    if (state === 'idle') void revalidate()
  }, EVERY_MS)

  useEffect(() => {
    if (running) start()
    else stop()
    return stop
  }, [running, start, stop])
}
