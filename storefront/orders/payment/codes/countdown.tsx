import { type ReactNode, useEffect, useState } from 'react'
import { DAY_S } from '#domain/time/durations.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import { now } from '#storefront/rendering/browser/clock.ts'
import styles from './countdown.module.css'

/**
 * The time left to pay. Screen readers do not announce a timer every second. Without JavaScript, or with more than a
 * day left, it shows the deadline itself; after the deadline it renders `children`.
 */
export function Countdown({ expiraEm, children }: { expiraEm: string; children?: ReactNode }) {
  const seconds = useSecondsTo(expiraEm)
  if (seconds !== null && seconds <= 0) return children

  return (
    <p className={styles['countdown']}>
      {seconds === null || seconds > DAY_S ? (
        <>
          Pague até <time dateTime={expiraEm}>{formatMoment(expiraEm)}</time>
        </>
      ) : (
        <>
          Pague em até{' '}
          <strong role="timer" className={styles['time']}>
            {clockText(seconds)}
          </strong>
        </>
      )}
    </p>
  )
}

/** Null until hydration: the server does not know the shopper's clock. */
function useSecondsTo(moment: string): number | null {
  const [seconds, setSeconds] = useState<number | null>(null)

  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((Date.parse(moment) - now().getTime()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [moment])

  return seconds
}

/** `29:05`, or `1:29:05` from one hour. */
function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]

  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
