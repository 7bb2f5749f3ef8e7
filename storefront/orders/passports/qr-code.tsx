import type { Drawing } from '../payment/codes/qr-drawing.ts'
import styles from './passport.module.css'

/** The quiet zone around the QR code, in modules. */
const QUIET = 4

type Props = { drawing: Drawing; label?: string }

/** The QR code that opens a page. */
export function QrCode({ drawing: { d, largura }, label = 'QR code do passaporte' }: Props) {
  const size = largura + 2 * QUIET

  return (
    <svg
      role="img"
      aria-label={label}
      className={styles['code']}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
    >
      <path d={d} />
    </svg>
  )
}
