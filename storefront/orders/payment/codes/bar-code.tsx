import styles from './bar-code.module.css'
import type { Drawing } from './qr-drawing.ts'

/** The bar code of a boleto, for phone cameras and bank scanners: 103 mm by 13 mm on paper. */
export function BarCode({ bars }: { bars: Drawing }) {
  return (
    <svg
      className={styles['bars']}
      role="img"
      aria-label="Código de barras do boleto"
      viewBox={`0 0 ${bars.largura} 1`}
      preserveAspectRatio="none"
    >
      <path d={bars.d} />
    </svg>
  )
}
