import type { Drawing } from '../payment/codes/qr-drawing.ts'
import styles from './passport.module.css'

/** The quiet zone around the QR code, in modules. */
const QUIET = 4

/** The QR code that opens a passport. */
export function QrCode({ drawing: { d, largura } }: { drawing: Drawing }) {
  const size = largura + 2 * QUIET

  return (
    <svg
      role="img"
      aria-label="QR code do passaporte"
      className={styles['code']}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
    >
      <path d={d} />
    </svg>
  )
}
