import { useInterval } from '@mantine/hooks'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 1_000

/** Has the page read its data again and again while something moves in the background. */
export function useLookAgain(moving: boolean): void {
  const { revalidate, state } = useRevalidator()
  const { start, stop } = useInterval(() => {
    if (state === 'idle') void revalidate()
  }, EVERY_MS)

  useEffect(() => {
    if (moving) start()
    else stop()
    return stop
  }, [moving, start, stop])
}
