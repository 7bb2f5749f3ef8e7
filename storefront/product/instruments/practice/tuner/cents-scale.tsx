import { IN_TUNE_CENTS } from '#domain/instruments/pitch/deviation.ts'
import styles from '../practice.module.css'

/** What the scale shows on either side. */
const END = 50

const MARKS = [-50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50]

/** Where the pitch is between half a semitone below and above; the words beside it say the same. */
export function CentsScale({ cents }: { cents: number | null }) {
  const place = cents === null ? null : Math.min(END, Math.max(-END, cents))

  return (
    <svg
      className={styles['scale']}
      viewBox="-56 0 112 26"
      aria-hidden="true"
      data-tuned={cents !== null && Math.abs(cents) <= IN_TUNE_CENTS ? '' : undefined}
    >
      {MARKS.map((mark) => (
        <path key={mark} d={`M${mark} ${mark === 0 ? 4 : 9}V22`} strokeWidth={mark === 0 ? 1.5 : 0.5} />
      ))}
      {place !== null && <circle cx={place} cy="15" r="5" stroke="none" />}
    </svg>
  )
}
